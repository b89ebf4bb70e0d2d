import type { FastifyRequest } from 'fastify';

/**
 * Returns the host that a request names, with its port.
 * @param isForwardedTrusted whether to use `X-Forwarded-Host`; many proxies pass on the value that
 * the visitor sent
 */
export function requestHost(request: FastifyRequest, isForwardedTrusted: boolean): string {
  if (isForwardedTrusted) return request.host;
  const { host, ':authority': authority } = request.headers;
  return host ?? (typeof authority === 'string' ? authority : '');
}
