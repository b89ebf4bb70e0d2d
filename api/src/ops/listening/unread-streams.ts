import type { ServerHttp2Session, ServerHttp2Stream } from 'node:http2';

interface Limits {
  unreadMs: number;
  checkMs: number;
}

/**
 * Closes the streams of an HTTP/2 session whose client does not read the response, and the session
 * if it reads none at all. Other traffic of the session resets Node's timeouts.
 */
export class UnreadStreams {
  readonly #session: ServerHttp2Session;
  readonly #limits: Limits;
  /** When the client last read from each stream, by a monotonic clock. */
  readonly #takenAt = new Map<ServerHttp2Stream, number>();
  #anyTakenAt = performance.now();
  #checking: NodeJS.Timeout | undefined;

  constructor(session: ServerHttp2Session, limits: Limits) {
    this.#session = session;
    this.#limits = limits;
  }

  watch(stream: ServerHttp2Stream): void {
    const taken = () => {
      this.#anyTakenAt = performance.now();
      if (!stream.closed) this.#takenAt.set(stream, this.#anyTakenAt);
    };
    taken();
    stream
      .on('drain', taken)
      .once('finish', taken)
      .once('close', () => {
        this.#takenAt.delete(stream);
        if (this.#takenAt.size === 0) this.end();
      });
    this.#checking ??= setInterval(() => this.#check(), this.#limits.checkMs).unref();
  }

  end(): void {
    clearInterval(this.#checking);
    this.#checking = undefined;
  }

  #check(): void {
    const now = performance.now();
    for (const [stream, takenAt] of this.#takenAt) {
      if (stream.bufferSize === 0) this.#takenAt.set(stream, now);
      else if (now - takenAt >= this.#limits.unreadMs) this.#endUnread(stream, now);
    }
  }

  #endUnread(stream: ServerHttp2Stream, now: number): void {
    if (now - this.#anyTakenAt >= this.#limits.unreadMs) this.#session.destroy();
    else stream.destroy();
  }
}
