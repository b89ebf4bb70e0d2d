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

/**
 * A proxy must close its idle connections first: one that sends a request while the server closes the
 * connection has to answer 502. Caddy closes them after 120 seconds, Traefik after 90, nginx and
 * balancers of clouds after 60.
 */
const PROXY_KEEP_ALIVE_MS = 130_000;

/**
 * Returns the timeouts.
 * @param requestMs the configured time for a whole request
 * @param isBehindProxy whether the clients are proxies
 */
export function clientTimeouts(requestMs: number, isBehindProxy: boolean): ClientTimeouts {
  return {
    handshakeMs: Math.min(MOST_MS.handshakeMs, requestMs),
    // Node takes whole milliseconds only.
    headersMs: Math.min(MOST_MS.headersMs, Math.round(requestMs / 3)),
    requestMs,
    keepAliveMs: isBehindProxy ? PROXY_KEEP_ALIVE_MS : Math.min(MOST_MS.keepAliveMs, requestMs),
    idleMs: requestMs,
    unreadMs: Math.min(MOST_MS.unreadMs, requestMs),
    checkMs: Math.min(MOST_MS.checkMs, Math.round(requestMs / 15)),
  };
}
