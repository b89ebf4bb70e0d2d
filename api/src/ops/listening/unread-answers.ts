import type { Socket } from 'node:net';

/** How far a client was when it last read something. */
interface Reading {
  bytes: number;
  /** Milliseconds, of a clock that only goes forward. */
  since: number;
}

/**
 * Ends connections of HTTP/1 whose client reads nothing of an answer, even if it keeps sending.
 * Node's own timeout starts anew with everything that comes in.
 */
export class UnreadAnswers {
  readonly #sockets = new Map<Socket, Reading>();
  readonly #unreadMs: number;
  readonly #checking: NodeJS.Timeout;

  constructor({ unreadMs, checkMs }: { unreadMs: number; checkMs: number }) {
    this.#unreadMs = unreadMs;
    this.#checking = setInterval(() => this.#check(), checkMs).unref();
  }

  watch(socket: Socket): void {
    this.#sockets.set(socket, { bytes: 0, since: performance.now() });
    socket.once('close', () => this.#sockets.delete(socket));
  }

  end(): void {
    clearInterval(this.#checking);
  }

  #check(): void {
    const now = performance.now();
    for (const [socket, reading] of this.#sockets) {
      const bytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || bytes !== reading.bytes) {
        reading.bytes = bytes;
        reading.since = now;
      } else if (now - reading.since >= this.#unreadMs) {
        socket.destroy();
      }
    }
  }
}
