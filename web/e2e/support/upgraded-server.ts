import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that is upgraded to a new version of the app while phones run the former one. */
export interface UpgradedServer {
  url: string;
  /** Upgrades: the service worker changes, and `procedure` is unknown. */
  upgrade(procedure: string): void;
  stop(): Promise<void>;
}

/**
 * Starts a server that forwards requests to another one. A Playwright route cannot do this, because
 * Playwright does not intercept a browser's requests for a new service worker.
 * @param behind the URL of the server that receives the requests
 */
export async function startUpgradedServer(behind: string): Promise<UpgradedServer> {
  let unknown: string | undefined;
  const server = createServer((request, response) => {
    forward(request, response).catch((error) => response.destroy(error));
  });

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    const sentPath = unknown === undefined ? path : path.replace(unknown, 'unknown.procedure');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host = '', cookie = '', 'content-type': type } = request.headers;
    const fetched = await fetch(behind + sentPath, {
      method: request.method ?? 'GET',
      headers: { host, cookie, ...(type && { 'content-type': type }) },
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await fetched.arrayBuffer());
    const isNewWorker = unknown !== undefined && path === '/sw.js';
    response.writeHead(fetched.status, {
      'content-type': fetched.headers.get('content-type') ?? 'text/plain',
      'cache-control': 'no-cache',
    });
    response.end(isNewWorker ? `${body}\n// The next version.` : body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    upgrade(procedure) {
      unknown = procedure;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
