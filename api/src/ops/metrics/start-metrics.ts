import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { listenError } from '../listening/listen-error.ts';
import { addGauges, type GaugeDeps } from './gauges.ts';
import { observeRequests } from './observe-requests.ts';

interface Metrics {
  /** The function to call after each request. */
  observe: (request: FastifyRequest, reply: FastifyReply) => void;
  /** The URL of `/metrics`. */
  url: string;
  end(): Promise<void>;
}

/**
 * Serves `/metrics` for Prometheus on a port of its own, so that no proxy publishes it.
 * @throws ListenError
 */
export async function startMetrics(
  deps: GaugeDeps,
  { port, host }: { port: number; host: string },
): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const observe = observeRequests(registry);
  addGauges(registry, deps);
  const server = metricsServer(registry);
  server.listen({ port, host });
  await once(server, 'listening').catch((error) => {
    const names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
    throw listenError(error, { port, host, names });
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    observe,
    url: `http://${host}:${actual}/metrics`,
    async end() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function metricsServer(registry: Registry): Server {
  const options = { connectionsCheckingInterval: 2000, requestTimeout: 10_000 };
  return createServer(options, async ({ url }, response) => {
    if (url?.split('?')[0] !== '/metrics') {
      return response.writeHead(404).end('The metrics are at /metrics.\n');
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(503).end('The metrics cannot be read at the moment.\n');
    }
  });
}
