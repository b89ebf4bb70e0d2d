/** How long a client may take for what, in milliseconds, so that slow ones cannot take all the sockets. */
export interface Patience {
  handshakeMs: number;
  headersMs: number;
  /** For the whole of a request, its body included. */
  requestMs: number;
  /** Between one request and the next of a connection. */
  keepAliveMs: number;
  /** While nothing comes and nothing is taken. */
  idleMs: number;
  /** Runs while an answer waits and the client takes none of it. */
  unreadMs: number;
  /** How often connections are looked at. */
  checkMs: number;
}

const MOST_MS = {
  handshakeMs: 10_000,
  headersMs: 10_000,
  keepAliveMs: 20_000,
  unreadMs: 10_000,
  checkMs: 2000,
};

/** @param requestMs what the host allows for a whole request; the rest follows from it */
export function patience(requestMs: number): Patience {
  return {
    handshakeMs: Math.min(MOST_MS.handshakeMs, requestMs),
    headersMs: Math.min(MOST_MS.headersMs, requestMs / 3),
    requestMs,
    keepAliveMs: Math.min(MOST_MS.keepAliveMs, requestMs),
    idleMs: requestMs,
    unreadMs: Math.min(MOST_MS.unreadMs, requestMs),
    checkMs: Math.min(MOST_MS.checkMs, requestMs / 15),
  };
}
