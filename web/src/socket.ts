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
  /** without an answer for this long, a command is sent again on the same line; then after twice as long */
  answer: number;
}

const PATIENCE: Patience = { first: 500, longest: 15_000, silence: 25_000, grace: 8_000, doubt: 2_000, answer: 5_000 };
/** Reasons after which coming back would only repeat what happened. */
const FOR_GOOD = new Set(["erased", "replaced", "signed-out"]);

interface Owed {
  frame: string;
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
  private line: Line = { state: "connecting", retryAt: null, waiting: 0, reason: null };

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
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event: MessageEvent<unknown>) => this.heard(event.data);
    socket.onclose = () => this.lost();
  }

  /** Ask for something; answered once, however often the line breaks meanwhile. */
  send(command: Command): Promise<Answer> {
    this.count += 1;
    const id = `${this.name}-${this.count}`;
    return new Promise((answered) => {
      const owed = { frame: JSON.stringify({ ...command, id }), answered };
      this.owed.set(id, owed);
      this.tell({ waiting: this.owed.size });
      this.insist(owed, this.patience.answer);
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
  private insist(owed: Owed, pause: number): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(owed.frame);
    owed.again = setTimeout(() => this.insist(owed, pause * 2), pause);
  }

  private opened(socket: WebSocket): void {
    this.tell({ state: "open", retryAt: null, reason: null });
    for (const { frame } of this.owed.values()) socket.send(frame);
    this.listen();
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
    this.owed.delete(message.id);
    clearTimeout(owed.again);
    this.tell({ waiting: this.owed.size });
    owed.answered(message);
  }

  private closing(reason: string): void {
    this.tell({ reason });
    if (FOR_GOOD.has(reason)) this.close();
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
    this.watch = setTimeout(() => this.probe(this.patience.grace), this.patience.silence);
  }

  /** Whether the server is there. It is not a thing of anybody's that would wait to be sent again. */
  private probe(grace: number): void {
    clearTimeout(this.watch);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ do: "ping", id: `${this.name}-probe` }));
    this.watch = setTimeout(() => this.lost(), grace);
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
