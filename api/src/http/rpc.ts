import { BODY_BYTES } from '@hoptrail/contracts/limits';
import { callTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type Context, createContext, type Deps } from '../context.ts';
import { AppError, toAppError } from '../errors.ts';
import { appRouter } from '../router.ts';
import { allProcedures } from './procedures.ts';
import { batchOf, type Frame, failure, success } from './rpc-answer.ts';
import { type RpcCall, readRequest } from './rpc-request.ts';
import { answerByTrpc, wantsStream } from './rpc-streams.ts';

const bodyLimits = new Map(
  allProcedures().map(({ path, meta }) => [path, meta.bodyLimit ?? BODY_BYTES]),
);

/**
 * Serves the router to our own client below `/trpc`: tRPC's protocol without the web requests and
 * streams that tRPC's own mount builds for each call. Streamed batches go to that one.
 */
export const rpcRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => text,
  );
  app.addHook('onRequest', async (request) => {
    refuseOtherTypes(request);
    refuseLargeBodies(request);
  });
  app.all<{ Params: { path: string } }>(
    '/trpc/:path',
    { bodyLimit: Math.max(...bodyLimits.values()), schema: { hide: true } },
    async (request, reply) => {
      if (request.method === 'HEAD') return reply.code(204).send();
      if (wantsStream(request)) return await answerByTrpc(deps, request, reply);
      const { status, text } = await answer(request, createContext(deps, request, reply));
      return reply
        .code(status)
        .header('vary', 'trpc-accept, accept')
        .type('application/json; charset=utf-8')
        .send(text);
    },
  );
};

async function answer(request: FastifyRequest, ctx: Context): Promise<Frame> {
  try {
    const { isBatch, calls } = readRequest(request);
    const frames = await Promise.all(calls.map((call) => answerCall(call, request, ctx)));
    const [frame] = frames;
    return isBatch || frame === undefined ? batchOf(frames) : frame;
  } catch (cause) {
    return failure(getTRPCErrorFromUnknown(cause));
  }
}

async function answerCall(call: RpcCall, request: FastifyRequest, ctx: Context): Promise<Frame> {
  const { path, batchIndex, getRawInput } = call;
  const type = call.served?.procedure._def.type;
  try {
    if (!type) {
      throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` });
    }
    if (request.method !== (type === 'mutation' ? 'POST' : 'GET')) {
      throw new TRPCError({
        code: 'METHOD_NOT_SUPPORTED',
        message: `Unsupported ${request.method}-request to ${type} procedure at path "${path}"`,
      });
    }
    const { signal } = request;
    const data = await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx,
      getRawInput,
      batchIndex,
      signal,
    });
    return success(JSON.stringify(data));
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const refusal = toAppError(error);
    if (refusal.status >= 500) request.log.error({ err: refusal.cause, path }, refusal.message);
    return failure(error, { path, ctx, ...(type ? { type } : {}) });
  }
}

function refuseOtherTypes({ method, headers }: FastifyRequest): void {
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  if (method === 'POST' && !isJson) throw new AppError('request.unsupported');
}

/** The route takes what the largest procedure takes; each call only what it says itself. */
function refuseLargeBodies({ url, headers }: FastifyRequest): void {
  const length = Number(headers['content-length'] ?? 0);
  if (length <= BODY_BYTES) return;
  const path = url.split('?')[0] ?? '';
  const names = path.slice(path.lastIndexOf('/') + 1).split(',');
  const limits = names.map((name) => bodyLimits.get(name) ?? BODY_BYTES);
  if (length > Math.max(...limits)) throw new AppError('request.tooLarge');
}
