import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';

/** How long a client may take for what, so that slow ones cannot take all the sockets. */
const TIMEOUTS = {
  /** How often connections are looked at: without it none of the next two counts. */
  connectionsCheckingInterval: 2000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 20_000,
};
const IDLE_CONNECTION_MS = 60_000;
const HANDSHAKE_MS = 10_000;
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
  hasCertificate(): boolean;
}

/** Plain http. */
export function plainListener(): Listener {
  const connections = new Connections();
  return {
    serverFactory: (handler) => connections.of(createServer(TIMEOUTS, handler)),
    destroyConnections: () => connections.destroy(),
  };
}

/** HTTP/2, and HTTP/1.1 for who does not know it, over TLS with a certificate that can change. */
export function secureListener(): SecureListener {
  const connections = new Connections();
  const servers: Http2SecureServer[] = [];
  let hasCertificate = false;
  return {
    serverFactory(handler) {
      const server = createSecureServer({
        allowHTTP1: true,
        minVersion: 'TLSv1.2',
        handshakeTimeout: HANDSHAKE_MS,
        settings: { maxConcurrentStreams: CONCURRENT_STREAMS },
        ...TIMEOUTS,
      });
      server.on('session', (session) => {
        session.setTimeout(IDLE_CONNECTION_MS, () => session.close());
      });
      servers.push(server);
      // Fastify takes HTTP/2's requests as it takes HTTP/1's; its types know one kind a server.
      const both = Object.assign(server, { closeIdleConnections() {} }) as unknown as Server;
      return connections.of(both.on('request', handler));
    },
    destroyConnections: () => connections.destroy(),
    use(pem) {
      for (const server of servers) server.setSecureContext({ key: pem, cert: pem });
      hasCertificate = true;
    },
    hasCertificate: () => hasCertificate,
  };
}

/** The open connections of servers. */
class Connections {
  readonly #open = new Set<Socket>();

  of(server: Server): Server {
    server.setTimeout(IDLE_CONNECTION_MS);
    return server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
