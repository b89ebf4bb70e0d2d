/** Timeouts of clients in milliseconds, so that slow ones cannot occupy all sockets. */
export interface ClientTimeouts {
  handshakeMs: number;
  headersMs: number;
  /** For the whole of a request, its body included. */
  requestMs: number;
  /** Between two requests on a connection. */
  keepAliveMs: number;
  /** Without any traffic. */
  idleMs: number;
  /** While a response waits and the client reads nothing of it. */
  unreadMs: number;
  /** How often connections are checked. */
  checkMs: number;
}

const MOST_MS = {
  handshakeMs: 10_000,
  headersMs: 10_000,
  keepAliveMs: 20_000,
  unreadMs: 10_000,
  checkMs: 2000,
};

/** Returns the timeouts. @param requestMs the configured time for a whole request */
export function clientTimeouts(requestMs: number): ClientTimeouts {
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
