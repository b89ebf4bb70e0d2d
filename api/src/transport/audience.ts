import type { FastifyReply } from 'fastify';
import type { Audience } from './procedures.ts';

/** Forbids every cache, the browser's too: another person may use the browser next. */
export function forCallerOnly(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store');
}

/** Sets `Vary` where the response depends on the caller. */
export function varyByCaller(audience: Audience | undefined, reply: FastifyReply): void {
  if (audience !== undefined && audience !== 'everybody') reply.header('vary', 'cookie');
}
