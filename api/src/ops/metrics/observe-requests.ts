import type { FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { allProcedures } from '../../transport/procedures.ts';

const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Measures requests by method, route and status. The route contains no ids, so that the number of
 * series is bounded.
 * @returns the function to call after each request
 */
export function observeRequests(registry: Registry) {
  const procedures = new Set(allProcedures().map(({ path }) => path));
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const labels = {
      method: request.method,
      route: routeOf(request, procedures),
      status: String(reply.statusCode),
    };
    durations.observe(labels, reply.elapsedTime / 1000);
  };
}

function routeOf({ url, is404, routeOptions }: FastifyRequest, procedures: Set<string>): string {
  if (is404 || routeOptions.url === undefined) return 'none';
  if (!routeOptions.url.startsWith('/trpc')) return routeOptions.url;
  const name = url.split('?')[0]?.slice('/trpc/'.length) ?? '';
  if (procedures.has(name)) return `/trpc/${name}`;
  return name.includes(',') ? '/trpc (batch)' : 'none';
}
