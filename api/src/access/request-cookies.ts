import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of one request and its answer. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeMs: number): void;
  clear(name: string): void;
}

/**
 * Cookies that scripts cannot read and other sites cannot send.
 * @param secure over https they are bound to this very host too (`__Host-`, RFC 6265bis 4.1.3.2)
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
