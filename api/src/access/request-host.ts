import type { FastifyRequest } from 'fastify';

/**
 * Returns the host that a request names, with its port.
 * @param isForwardedTrusted whether a trusted proxy's `X-Forwarded-Host` counts, which many proxies
 *   hand on as the visitor made it up
 */
export function requestHost(request: FastifyRequest, isForwardedTrusted: boolean): string {
  if (isForwardedTrusted) return request.host;
  const { host, ':authority': authority } = request.headers;
  return host ?? (typeof authority === 'string' ? authority : '');
}
