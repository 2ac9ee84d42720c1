// @vitest-environment node
/** The line, against a real WebSocket server on loopback that can be told to misbehave. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocketServer, type WebSocket as Peer } from "ws";
import { Socket, type Line, type News } from "../src/socket";

const QUICK = { first: 20, longest: 60, silence: 10_000, grace: 1_000, doubt: 1_000, answer: 10_000 };

class House {
  readonly received: { do: string; id: string }[] = [];
  readonly peers: Peer[] = [];
  silent = false;
  /** for so many milliseconds it thinks about everything */
  slow = 0;
  /** so many frames are lost before they are heard */
  losing = 0;
  /** so many answers are that nobody knows yet whether it was done */
  unsure = 0;
  private server: WebSocketServer | null = null;
  port = 0;

  async open(): Promise<void> {
    const server = new WebSocketServer({ host: "127.0.0.1", port: this.port });
    this.server = server;
    server.on("connection", (peer) => {
      this.peers.push(peer);
      peer.on("message", (data) => this.hear(peer, JSON.parse(String(data)) as { do: string; id: string }));
    });
    await new Promise((listening) => server.once("listening", listening));
    const address = server.address();
    if (typeof address === "object" && address) this.port = address.port;
  }

  private hear(peer: Peer, command: { do: string; id: string }): void {
    this.received.push(command);
    if (this.losing > 0) this.losing -= 1;
    else if (this.unsure > 0 && command.do !== "ping") {
      this.unsure -= 1;
      const refusal = { rule: "table", code: "storage-unknown", says: { m: "refusal-storage-unknown", f: {} } };
      peer.send(JSON.stringify({ is: "refused", id: command.id, refusal }));
    }
    else if (!this.silent) setTimeout(() => peer.send(JSON.stringify({ is: "done", id: command.id })), this.slow);
  }

  tell(message: unknown): void {
    this.peers.at(-1)?.send(JSON.stringify(message));
  }

  /** As when the power goes: nobody is told. */
  async fall(): Promise<void> {
    for (const peer of this.peers) peer.terminate();
    const server = this.server;
    this.server = null;
    if (server) await new Promise((closed) => server.close(closed));
  }
}

describe("the line", () => {
  let house: House;
  let socket: Socket;
  let line: Line;
  let news: News[];

  function connect(patience = QUICK): void {
    socket = new Socket(`ws://127.0.0.1:${house.port}`, { line: (now) => (line = now), news: (message) => news.push(message) }, patience);
    socket.connect();
  }
  const until = (what: () => void): Promise<void> => vi.waitFor(what, { timeout: 4000, interval: 5 });

  beforeEach(async () => {
    house = new House();
    news = [];
    await house.open();
  });
  afterEach(async () => {
    socket.close();
    await house.fall();
  });

  it("sends what was asked before it was open", async () => {
    connect();
    await expect(socket.send({ do: "ping" })).resolves.toMatchObject({ is: "done" });
    expect(line).toMatchObject({ state: "open", waiting: 0 });
  });

  it("comes back by itself, and sends again under the same id what was not answered", async () => {
    connect();
    house.silent = true;
    const answer = socket.send({ do: "say", table: "t", text: "hello" });
    await until(() => expect(house.received).toHaveLength(1));
    await house.fall();
    await until(() => expect(line).toMatchObject({ state: "lost", waiting: 1 }));
    expect(line.retryAt).toBeGreaterThan(Date.now() - QUICK.longest);
    house.silent = false;
    await house.open();
    await expect(answer).resolves.toMatchObject({ is: "done" });
    expect(new Set(house.received.map(({ id }) => id)).size).toBe(1);
    expect(house.received).toHaveLength(2);
  });

  it("sends again, on a line that stays, what was lost on the way", async () => {
    const said = (): string[] => house.received.filter((command) => command.do === "say").map(({ id }) => id);
    connect({ ...QUICK, answer: 60 });
    await socket.send({ do: "ping" });
    house.losing = 3; // with the question whether the server is there
    await expect(socket.send({ do: "say", table: "t", text: "hello" })).resolves.toMatchObject({ is: "done" });
    expect(house.peers).toHaveLength(1);
    expect(said()).toHaveLength(3);
    expect(new Set(said()).size).toBe(1);
    await new Promise((later) => setTimeout(later, 200));
    expect(said()).toHaveLength(3);
    expect(line).toMatchObject({ state: "open", waiting: 0 });
  });

  it("asks again, under the same id, while the server cannot say whether it was done", async () => {
    connect({ ...QUICK, answer: 30 });
    await socket.send({ do: "ping" });
    house.unsure = 2;
    const answer = socket.send({ do: "say", table: "t", text: "hello" });
    await until(() => expect(line).toMatchObject({ state: "open", waiting: 1, late: 1 }));
    await expect(answer).resolves.toMatchObject({ is: "done" });
    expect(line).toMatchObject({ state: "open", waiting: 0, late: 0 });
    const said = house.received.filter((command) => command.do === "say");
    expect(said).toHaveLength(3);
    expect(new Set(said.map(({ id }) => id)).size).toBe(1);
  });

  it("says that an answer is late, asks whether the server is there, and keeps a line on which it is", async () => {
    connect({ ...QUICK, answer: 40, grace: 2_000 });
    await socket.send({ do: "ping" });
    house.losing = 1;
    house.slow = 120;
    const answer = socket.send({ do: "say", table: "t", text: "hello" });
    await until(() => expect(line).toMatchObject({ state: "open", waiting: 1, late: 1 }));
    await expect(answer).resolves.toMatchObject({ is: "done" });
    expect(line).toMatchObject({ state: "open", waiting: 0, late: 0 });
    expect(house.received.filter((command) => command.do === "say").length).toBeGreaterThan(1);
    expect(house.received.some(({ id }) => id.endsWith("-probe"))).toBe(true);
    expect(house.peers).toHaveLength(1);
  });

  it("gives up a line on which an answer is late and not a word is heard, however much is asked meanwhile", async () => {
    connect({ ...QUICK, answer: 30, grace: 150 });
    await socket.send({ do: "ping" });
    house.silent = true;
    const answers = [socket.send({ do: "say", table: "t", text: "0" })];
    for (let asked = 1; house.peers.length < 2 && asked < 40; asked += 1) {
      await new Promise((later) => setTimeout(later, 20));
      answers.push(socket.send({ do: "say", table: "t", text: `${asked}` }));
    }
    expect(house.peers.length).toBeGreaterThan(1);
    house.silent = false;
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ is: "done" });
    expect(line).toMatchObject({ waiting: 0, late: 0 });
  });

  it("is patient with what is thought about", async () => {
    connect({ ...QUICK, answer: 30 });
    await socket.send({ do: "ping" });
    house.slow = 50;
    const late: number[] = [];
    const watching = setInterval(() => late.push(line.late), 5);
    await socket.send({ do: "hint", table: "t", seat: 0, version: 1, answers: [] });
    clearInterval(watching);
    expect(late.length).toBeGreaterThan(2);
    expect(Math.max(...late)).toBe(0);
  });

  it("does not send again what was answered", async () => {
    connect();
    await socket.send({ do: "ping" });
    house.peers[0]?.terminate();
    await until(() => expect(house.peers).toHaveLength(2));
    await socket.send({ do: "ping" });
    expect(house.received).toHaveLength(2);
  });

  it("asks a silent server whether it is there, and takes silence for an answer", async () => {
    house.silent = true;
    connect({ ...QUICK, silence: 40, grace: 40 });
    await until(() => expect(house.peers.length).toBeGreaterThan(1));
    expect(house.received[0]).toMatchObject({ do: "ping" });
    expect(line.waiting).toBe(0);
  });

  it("asks at once when the machine says that it is offline, and believes who answers", async () => {
    connect({ ...QUICK, doubt: 40 });
    await socket.send({ do: "ping" });
    socket.doubt();
    await until(() => expect(house.received).toHaveLength(2));
    await new Promise((later) => setTimeout(later, 120));
    expect(house.peers).toHaveLength(1);
    house.silent = true;
    socket.doubt();
    await until(() => expect(house.peers).toHaveLength(2));
  });

  it("hands on news, and a lobby and an analysis that nobody asked for", async () => {
    connect();
    await socket.send({ do: "ping" });
    house.tell({ is: "beat", tables: { t: [3, 1] }, at: 0 });
    house.tell({ is: "lobby", id: "", open: [], own: [] });
    house.tell({ is: "analysis", id: "", table: "t", total: 9, done: 1 });
    house.tell({ is: "analysis", id: "somebody's", table: "t", total: 9, done: 2 });
    house.tell({ is: "beat", tables: {}, at: 1 });
    await until(() => expect(news.map((message) => message.is)).toEqual(["beat", "lobby", "analysis", "beat"]));
  });

  it("comes back after a long pause when too many looked on, and says why meanwhile", async () => {
    connect({ ...QUICK, first: 20, longest: 600_000 });
    await socket.send({ do: "ping" });
    house.tell({ is: "closing", reason: "crowded" });
    house.peers[0]?.terminate();
    await until(() => expect(line).toMatchObject({ state: "lost", reason: "crowded" }));
    expect(line.retryAt).toBeGreaterThan(Date.now() + 200_000);
    socket.hurry();
    await socket.send({ do: "ping" });
    expect(line).toMatchObject({ state: "open", reason: null });
    house.peers[1]?.terminate();
    await until(() => expect(house.peers).toHaveLength(3));
  });

  it.each(["replaced", "signed-out", "erased"])("stays away for good when it was %s, and comes back after a restart", async (reason) => {
    connect();
    await socket.send({ do: "ping" });
    house.tell({ is: "closing", reason: "drain" });
    house.peers[0]?.terminate();
    await until(() => expect(house.peers).toHaveLength(2));
    await socket.send({ do: "ping" });
    house.tell({ is: "closing", reason });
    await until(() => expect(line).toMatchObject({ state: "closed", reason }));
    await new Promise((later) => setTimeout(later, QUICK.longest * 3));
    expect(house.peers).toHaveLength(2);
  });
});
