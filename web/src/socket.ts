/** The line to the server: one WebSocket that comes back by itself, and commands that are sent until answered. */
import type { AnyCommand, AnyMessage } from "./wire";

/** Answers that also come unasked, as news: then with an empty id. */
const NEWS_TOO = ["lobby", "analysis"] as const;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A command before it has its id, which the line gives it. */
export type Command = WithoutId<AnyCommand>;
export type Answer = Extract<AnyMessage, { id: string }>;
export type News = Exclude<AnyMessage, { id: string }> | Extract<AnyMessage, { is: (typeof NEWS_TOO)[number] }>;

export interface Line {
  /** 'closed' is for good: the server asked us not to come back */
  state: "connecting" | "open" | "lost" | "closed";
  /** when the next attempt is due, in milliseconds since 1970; null unless the line is lost */
  retryAt: number | null;
  /** how many commands are not answered yet */
  waiting: number;
  /** how many of them should have been answered by now, on a line that has not been given up */
  late: number;
  /** why the server closed the line, if it said so */
  reason: string | null;
}

export interface Ears {
  /** something that nobody asked for, or the changes of something that is followed */
  news(message: News): void;
  /** the line changed */
  line(line: Line): void;
}

export interface Patience {
  /** the first pause before another attempt; each further one is twice as long */
  first: number;
  longest: number;
  /** without a word for this long, the server is asked whether it is there */
  silence: number;
  /** and for this long after that, the line counts as lost */
  grace: number;
  /** for this long if the machine itself says that it is offline */
  doubt: number;
  /** without an answer for this long a command is late: it is sent again on the same line, and the server is asked whether
   * it is there; then it is sent again after twice as long */
  answer: number;
}

const PATIENCE: Patience = { first: 500, longest: 15_000, silence: 25_000, grace: 8_000, doubt: 2_000, answer: 3_000 };
/** What the server thinks about for as long as it takes, and is never late with. */
const THOUGHTFUL: readonly Command["do"][] = ["hint"];
/** A refusal that is none: nobody knows yet whether it was done, so it is sent again, under the same id. */
const NOT_KNOWN = "storage-unknown";
/** Reasons after which coming back would only repeat what happened. */
const FOR_GOOD = new Set(["erased", "replaced", "signed-out"]);
/** The reason after which coming back at once would only push others out. */
const CROWDED = "crowded";

interface Owed {
  frame: string;
  thoughtful: boolean;
  late: boolean;
  answered: (answer: Answer) => void;
  /** when it is sent again */
  again?: ReturnType<typeof setTimeout>;
}

export class Socket {
  private socket: WebSocket | null = null;
  private readonly owed = new Map<string, Owed>();
  private attempts = 0;
  private count = 0;
  private readonly name = randomName();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  /** the server was asked whether it is there, and has not said a word since */
  private probing = false;
  private line: Line = { state: "connecting", retryAt: null, waiting: 0, late: 0, reason: null };

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
    private readonly patience: Patience = PATIENCE,
  ) {}

  connect(): void {
    clearTimeout(this.retry);
    this.drop();
    this.tell({ state: "connecting", retryAt: null });
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<unknown>) => this.heard(event.data);
    socket.onclose = () => this.lost();
  }

  /** Ask for something; answered once, however often the line breaks meanwhile. */
  send(command: Command): Promise<Answer> {
    this.count += 1;
    const id = `${this.name}-${this.count}`;
    return new Promise((answered) => {
      const owed = { frame: JSON.stringify({ ...command, id }), thoughtful: THOUGHTFUL.includes(command.do), late: false, answered };
      this.owed.set(id, owed);
      this.reckon();
      this.insist(owed);
    });
  }

  /** Do not wait for the pause to end: the machine says that it is online again, or a person asks. */
  hurry(): void {
    if (this.line.state === "lost") this.connect();
  }

  /** The machine says that it is offline: that need not be true of a server on the same machine, so it is asked. */
  doubt(): void {
    if (this.line.state === "open") this.probe(this.patience.doubt);
  }

  close(): void {
    clearTimeout(this.retry);
    for (const { again } of this.owed.values()) clearTimeout(again);
    this.drop();
    this.tell({ state: "closed", retryAt: null });
  }

  /** A frame may get lost on a line that lives, and so may its answer; the server does a command once. */
  private insist(owed: Owed, pause = this.patience.answer * (owed.thoughtful ? 2 : 1)): void {
    if (this.isOpen()) this.socket?.send(owed.frame);
    owed.again = setTimeout(() => {
      if (this.isOpen() && !owed.thoughtful) this.miss(owed);
      this.insist(owed, pause * 2);
    }, pause);
  }

  /** It should have been answered. A slow line says a word in time; only one that does not is given up. */
  private miss(owed: Owed): void {
    owed.late = true;
    this.reckon();
    if (!this.probing) this.probe(this.patience.grace);
  }

  private opened(): void {
    this.tell({ state: "open", retryAt: null, reason: null });
    this.listen();
    for (const owed of this.owed.values()) {
      clearTimeout(owed.again);
      owed.late = false;
      this.insist(owed);
    }
    this.reckon();
  }

  private heard(data: unknown): void {
    if (typeof data !== "string") return;
    this.attempts = 0;
    this.listen();
    const message = JSON.parse(data) as AnyMessage;
    if ("id" in message && message.id !== "") this.answer(message);
    else if (message.is === "closing") this.closing(message.reason);
    if (isNews(message)) this.ears.news(message);
  }

  private answer(message: Answer): void {
    const owed = this.owed.get(message.id);
    if (!owed) return; // answered already: the command was sent twice
    if (message.is === "refused" && message.refusal.code === NOT_KNOWN) {
      owed.late = true;
      this.reckon();
      return;
    }
    this.owed.delete(message.id);
    clearTimeout(owed.again);
    this.reckon();
    owed.answered(message);
  }

  private closing(reason: string): void {
    this.tell({ reason });
    if (FOR_GOOD.has(reason)) this.close();
    else if (reason === CROWDED) this.attempts = Math.ceil(Math.log2(this.patience.longest / this.patience.first));
  }

  private lost(): void {
    this.drop();
    if (this.line.state === "closed") return;
    const pause = Math.min(this.patience.longest, this.patience.first * 2 ** this.attempts);
    // between half and all of it, so that not everybody comes back in the same moment
    const wait = pause * (0.5 + Math.random() / 2);
    this.attempts += 1;
    this.retry = setTimeout(() => this.connect(), wait);
    this.tell({ state: "lost", retryAt: Date.now() + wait });
  }

  /** The server beats; when it falls silent, ask once, and then take the line for lost. */
  private listen(): void {
    clearTimeout(this.watch);
    this.probing = false;
    this.watch = setTimeout(() => this.probe(this.patience.grace), this.patience.silence);
  }

  /** Whether the server is there. It is not a thing of anybody's that would wait to be sent again. */
  private probe(grace: number): void {
    clearTimeout(this.watch);
    this.probing = true;
    if (this.isOpen()) this.socket?.send(JSON.stringify({ do: "ping", id: `${this.name}-probe` }));
    this.watch = setTimeout(() => this.lost(), grace);
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private reckon(): void {
    const owed = [...this.owed.values()];
    this.tell({ waiting: owed.length, late: owed.filter(({ late }) => late).length });
  }

  private drop(): void {
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private tell(change: Partial<Line>): void {
    this.line = { ...this.line, ...change };
    this.ears.line(this.line);
  }
}

function isNews(message: AnyMessage): message is News {
  return !("id" in message) || (message.id === "" && NEWS_TOO.some((name) => name === message.is));
}

/** Not randomUUID: browsers have that only over HTTPS, and a house may be reached by plain HTTP at home. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
