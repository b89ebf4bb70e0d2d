import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { endDawdlingStreams } from './slow-streams.ts';
import type { Patience } from './timeouts.ts';
import { UnreadAnswers } from './unread-answers.ts';

const CONCURRENT_STREAMS = 100;

/** What Fastify listens with. */
export interface Listener {
  serverFactory: FastifyServerFactory;
  /** Ends every connection, whatever it is doing. */
  destroyConnections(): void;
}

export interface SecureListener extends Listener {
  /** Takes a certificate into use; connections that are open keep theirs. @throws when it is none */
  use(pem: string): void;
  /** The certificate in use, with its key; undefined before the first. */
  certificate(): string | undefined;
  /** Lets connections end once what is under way on them is answered. */
  drain(): void;
}

/** Plain http. */
export function plainListener(patience: Patience): Listener {
  const servers: Server[] = [];
  return {
    serverFactory(handler) {
      const server = createServer(timeouts(patience), handler);
      endUnread(server, 'connection', patience);
      servers.push(server);
      return server.setTimeout(patience.idleMs);
    },
    destroyConnections() {
      for (const server of servers) server.closeAllConnections();
    },
  };
}

/** HTTP/2, and HTTP/1.1 for who does not know it, over TLS with a certificate that can change. */
export function secureListener(patience: Patience): SecureListener {
  const connections = new Set<Socket>();
  const servers: Http2SecureServer[] = [];
  const sessions = new Set<Http2Session>();
  let certificate: string | undefined;
  return {
    serverFactory(handler) {
      const server = createSecureServer({
        allowHTTP1: true,
        minVersion: 'TLSv1.2',
        handshakeTimeout: patience.handshakeMs,
        settings: { maxConcurrentStreams: CONCURRENT_STREAMS },
        ...timeouts(patience),
      });
      endDawdlingStreams(server, patience);
      endUnread(server, 'secureConnection', patience);
      keepOpen(server, connections);
      server.on('session', (session) => {
        sessions.add(session);
        session.once('close', () => sessions.delete(session));
      });
      servers.push(server);
      // Fastify takes HTTP/2's requests as it takes HTTP/1's; its types know one kind a server.
      const both = Object.assign(server, { closeIdleConnections() {} }) as unknown as Server;
      return both.on('request', handler).setTimeout(patience.idleMs);
    },
    destroyConnections() {
      for (const socket of connections) socket.destroy();
    },
    use(pem) {
      for (const server of servers) server.setSecureContext({ key: pem, cert: pem });
      certificate = pem;
    },
    certificate: () => certificate,
    // Those of HTTP/1.1 end by themselves, some seconds after their last answer.
    drain() {
      for (const session of sessions) session.close();
    },
  };
}

function timeouts({ headersMs, requestMs, keepAliveMs, checkMs }: Patience) {
  return {
    // Without it none of the next two counts.
    connectionsCheckingInterval: checkMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
  };
}

/** Ends connections whose client reads nothing of an answer. */
function endUnread(
  server: Server | Http2SecureServer,
  event: 'connection' | 'secureConnection',
  patience: Patience,
): void {
  const unread = new UnreadAnswers(patience);
  server.on(event, (socket: Socket & { alpnProtocol?: unknown }) => {
    if (socket.alpnProtocol !== 'h2') unread.watch(socket);
  });
  server.once('close', () => unread.end());
}

/** Keeps the set of a server's open connections, which HTTP/2 has none of. */
function keepOpen(server: Http2SecureServer, connections: Set<Socket>): void {
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
}
