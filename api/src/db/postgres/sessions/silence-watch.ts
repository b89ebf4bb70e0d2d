import { answers, type Host } from './connect.ts';
import type { PendingResponses } from './pending-responses.ts';
import type { SessionSettings } from './session-settings.ts';

/** How long a host may take to answer when it is asked whether it is there. */
export const PROBE_MS = 2000;
/** After this long more than a statement may take it is cancelled, unless PostgreSQL ended it. */
const CANCEL_MS = 1000;
/** After this long more than a statement may take, the connection counts as lost. */
const GRACE_MS = 5000;

interface WatchedSession {
  host: Host;
  pending: PendingResponses;
  /** Ends the statement that runs, where PostgreSQL does not know how long it may take. */
  cancel(): void;
  /** Ends the connection. */
  cut(): void;
}

/** Watches a connection: tells a slow statement from a server that is gone without closing it. */
export class SilenceWatch {
  readonly #session: WatchedSession;
  readonly #statementMs: number;
  readonly #silenceMs: number;
  readonly #timer: NodeJS.Timeout;
  #isLooking = false;
  #isCancelled = false;

  constructor(session: WatchedSession, { statementMs, silenceMs }: SessionSettings) {
    this.#session = session;
    this.#statementMs = statementMs;
    this.#silenceMs = silenceMs;
    this.#timer = setInterval(() => this.#look(), silenceMs / 3);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const { pending, cancel, cut } = this.#session;
    if (pending.silentMs() < this.#silenceMs) this.#isCancelled = false;
    else if (!this.#isLooking) {
      this.#isLooking = true;
      if (await this.#isDead()) cut();
      else if (!this.#isCancelled && pending.silentMs() > this.#statementMs + CANCEL_MS) {
        this.#isCancelled = true;
        cancel();
      }
      this.#isLooking = false;
    }
  }

  async #isDead(): Promise<boolean> {
    const { host, pending } = this.#session;
    if (pending.silentMs() > this.#statementMs + GRACE_MS) return true;
    return !(await answers(host, PROBE_MS)) && pending.silentMs() > this.#silenceMs;
  }
}
