import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Reads the cookies of a request and sets those of its response. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeMs: number): void;
  clear(name: string): void;
}

/**
 * Returns the cookies of a request. Scripts cannot read them and other sites cannot send them.
 * @param secure true over https: the names get the `__Host-` prefix, which binds them to this host
 *   (RFC 6265bis 4.1.3.2)
 */
export function cookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): CookieJar {
  const fullName = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  let sent: Record<string, string | undefined> | undefined;
  return {
    get(name) {
      sent ??= request.server.parseCookie(request.headers.cookie ?? '');
      return sent[fullName(name)];
    },
    set(name, value, maxAgeMs) {
      reply.setCookie(fullName(name), value, {
        ...attributes,
        maxAge: Math.floor(maxAgeMs / 1000),
      });
    },
    clear(name) {
      reply.clearCookie(fullName(name), attributes);
    },
  };
}
