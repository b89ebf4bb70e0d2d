import type { FastifyReply } from 'fastify';
import type { Audience } from './procedures.ts';

/** Keeps an answer out of every cache, the browser's too: the next person there is another one. */
export function forCallerOnly(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store');
}

/** Says that who asks decides about an answer, where that is so. */
export function varyByCaller(audience: Audience | undefined, reply: FastifyReply): void {
  if (audience !== undefined && audience !== 'everybody') reply.header('vary', 'cookie');
}
