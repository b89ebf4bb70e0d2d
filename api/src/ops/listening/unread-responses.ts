import type { Socket } from 'node:net';

/** The number of bytes that a client had read, and when. */
interface Reading {
  bytes: number;
  /** In milliseconds of a monotonic clock. */
  since: number;
}

/**
 * Closes HTTP/1 connections whose client does not read its response, even if it keeps sending,
 * which resets Node's own timeout.
 */
export class UnreadResponses {
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
