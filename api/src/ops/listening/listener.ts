import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { endSlowStreams } from './slow-streams.ts';
import type { ClientTimeouts } from './timeouts.ts';
import { UnreadResponses } from './unread-responses.ts';

const CONCURRENT_STREAMS = 100;

/** The server that Fastify listens with. */
export interface Listener {
  serverFactory: FastifyServerFactory;
  /** Closes every connection at once. */
  destroyConnections(): void;
}

export interface SecureListener extends Listener {
  /**
   * Uses a certificate for new connections.
   * @throws if it is invalid
   */
  use(pem: string): void;
  /** The certificate in use, with its key; undefined before the first. */
  certificate(): string | undefined;
  /** Closes connections after their current responses. */
  drain(): void;
}

/** Returns a listener for plain http. */
export function plainListener(timeouts: ClientTimeouts): Listener {
  const servers: Server[] = [];
  return {
    serverFactory(handler) {
      const server = createServer(nodeTimeouts(timeouts), handler);
      endUnread(server, 'connection', timeouts);
      servers.push(server);
      return server.setTimeout(timeouts.idleMs);
    },
    destroyConnections() {
      for (const server of servers) server.closeAllConnections();
    },
  };
}

/** Returns a listener for HTTP/2 and HTTP/1.1 over TLS, with a replaceable certificate. */
export function secureListener(timeouts: ClientTimeouts): SecureListener {
  const connections = new Set<Socket>();
  const servers: Http2SecureServer[] = [];
  const sessions = new Set<Http2Session>();
  let certificate: string | undefined;
  return {
    serverFactory(handler) {
      const server = createSecureServer({
        allowHTTP1: true,
        minVersion: 'TLSv1.2',
        handshakeTimeout: timeouts.handshakeMs,
        settings: { maxConcurrentStreams: CONCURRENT_STREAMS },
        ...nodeTimeouts(timeouts),
      });
      endSlowStreams(server, timeouts);
      endUnread(server, 'secureConnection', timeouts);
      keepOpen(server, connections);
      server.on('session', (session) => {
        sessions.add(session);
        session.once('close', () => sessions.delete(session));
      });
      servers.push(server);
      // Fastify handles requests of both protocols, but its types allow one protocol per server.
      const both = Object.assign(server, { closeIdleConnections() {} }) as unknown as Server;
      return both.on('request', handler).setTimeout(timeouts.idleMs);
    },
    destroyConnections() {
      for (const socket of connections) socket.destroy();
    },
    use(pem) {
      for (const server of servers) server.setSecureContext({ key: pem, cert: pem });
      certificate = pem;
    },
    certificate: () => certificate,
    // Connections of HTTP/1.1 close some seconds after their last response.
    drain() {
      for (const session of sessions) session.close();
    },
  };
}

function nodeTimeouts({ headersMs, requestMs, keepAliveMs, checkMs }: ClientTimeouts) {
  return {
    // Node applies the next two only with this interval.
    connectionsCheckingInterval: checkMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
  };
}

/** Closes connections whose client does not read its response. */
function endUnread(
  server: Server | Http2SecureServer,
  event: 'connection' | 'secureConnection',
  timeouts: ClientTimeouts,
): void {
  const unread = new UnreadResponses(timeouts);
  server.on(event, (socket: Socket & { alpnProtocol?: unknown }) => {
    if (socket.alpnProtocol !== 'h2') unread.watch(socket);
  });
  server.once('close', () => unread.end());
}

/** Tracks a server's open connections, which HTTP/2 servers do not do. */
function keepOpen(server: Http2SecureServer, connections: Set<Socket>): void {
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
}
