import { RPC_LIST_LIMIT } from '@hoptrail/contracts/limits';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Deps } from '../../context.ts';
import { toAppError } from '../../errors.ts';
import { appRouter } from '../../router.ts';
import { logFailure } from '../log-failure.ts';
import { MAX_BATCH } from './rpc-request.ts';

const JSON_LINES = 'application/jsonl';

/** Returns whether a client wants the responses of a batch streamed. */
export function wantsStream({ headers }: FastifyRequest): boolean {
  const accepted = headers['trpc-accept'] ?? headers.accept;
  if (typeof accepted !== 'string') return false;
  return accepted.split(',').some((type) => type.trim().toLowerCase() === JSON_LINES);
}

/** Responds with tRPC's own handler, which knows every part of the protocol. */
export async function respondByTrpc(
  deps: Deps,
  request: FastifyRequest<{ Params: { path: string } }>,
  reply: FastifyReply,
): Promise<void> {
  lowerMediaTypes(request);
  await fastifyRequestHandler({
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    req: request,
    res: reply,
    path: request.params.path,
    createContext: () => createContext(deps, request, reply, RPC_LIST_LIMIT),
    onError({ error, path }) {
      logFailure(request, toAppError(error), path);
    },
  });
}

/** Lowercases media types: their case does not count (RFC 9110, 8.3.1), but for tRPC it does. */
function lowerMediaTypes({ raw: { headers } }: FastifyRequest): void {
  for (const name of ['content-type', 'accept', 'trpc-accept']) {
    const value = headers[name];
    if (typeof value === 'string') headers[name] = value.toLowerCase();
  }
}
