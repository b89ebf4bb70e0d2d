import { DATA_URL_BODY_BYTES, RPC_LIST_LIMIT } from '@hoptrail/contracts/limits';
import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Caches, ServerDeps } from '../../context.ts';
import { type Context, createContext } from '../../context.ts';
import { AppError, toAppError } from '../../errors.ts';
import { forCallerOnly } from '../audience.ts';
import { isLarge, sendLarge } from '../large-response.ts';
import { checkBody } from '../limits/body-limits.ts';
import { logFailure } from '../log-failure.ts';
import { responseTo, sendCached, sendUnchanged, unchanged } from '../response.ts';
import {
  asksForCaller,
  callsIn,
  callsOf,
  isJson,
  type RpcCall,
  readRequest,
} from './rpc-request.ts';
import { batchOf, type Frame, failure, fromMemory, success } from './rpc-response.ts';
import { respondByTrpc, wantsStream } from './rpc-streams.ts';

const VARY = 'trpc-accept, accept, cookie';

/**
 * Serves the router to our own client below `/trpc`. It implements tRPC's protocol without building the
 * web requests and streams that tRPC's own handler needs; streamed batches go to that handler.
 */
export const rpcRoutes: FastifyPluginAsync<{ deps: ServerDeps }> = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      checkBody(request, text);
      return text;
    },
  );
  app.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Response) payload.headers.append('vary', 'cookie');
    // tRPC's own handler sets this header for streams; Node throws on it over HTTP/2, which forbids
    // it.
    if (request.raw.httpVersionMajor >= 2) {
      reply.removeHeader('transfer-encoding');
      if (payload instanceof Response) payload.headers.delete('transfer-encoding');
    }
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'POST' && !isJson(request)) {
      return done(new AppError('request.unsupported'));
    }
    done(request.limits.furtherCalls(request, callsIn(request) - 1));
  });
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const etag = wantsStream(request) ? undefined : unchanged(deps.caches, request);
    if (etag === undefined) done();
    else sendUnchanged(etag, reply.header('vary', VARY));
  });
  app.all<{ Params: { path: string } }>(
    '/trpc/:path',
    { bodyLimit: DATA_URL_BODY_BYTES, config: { callsOf }, schema: { hide: true } },
    async (request, reply) => {
      if (request.method === 'HEAD') return reply.code(204).send();
      reply.header('vary', VARY);
      if (wantsStream(request)) {
        if (asksForCaller(request)) forCallerOnly(reply);
        return await respondByTrpc(deps, request, reply);
      }
      const frame = await respond(request, createContext(deps, request, reply, RPC_LIST_LIMIT));
      return send(frame, deps.caches, request, reply);
    },
  );
};

async function respond(request: FastifyRequest, ctx: Context): Promise<Frame> {
  try {
    const { isBatch, calls } = readRequest(request);
    const frames = await Promise.all(calls.map((call) => respondToCall(call, request, ctx)));
    const [frame] = frames;
    return isBatch || frame === undefined ? batchOf(frames) : frame;
  } catch (cause) {
    return failure(getTRPCErrorFromUnknown(cause));
  }
}

async function respondToCall(call: RpcCall, request: FastifyRequest, ctx: Context): Promise<Frame> {
  const { path, served } = call;
  const type = served?.procedure._def.type;
  try {
    if (!served) {
      throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` });
    }
    if (request.method !== (type === 'mutation' ? 'POST' : 'GET')) {
      throw new TRPCError({
        code: 'METHOD_NOT_SUPPORTED',
        message: `Unsupported ${request.method}-request to ${type} procedure at path "${path}"`,
      });
    }
    const answered = await responseTo({ ...call, served, ctx });
    const { isPersonal } = answered;
    const frame = 'cached' in answered ? fromMemory(answered.cached) : success(answered.value);
    return { ...frame, isPersonal };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const refusal = toAppError(error);
    logFailure(request, refusal, path);
    const { retryAfter } = refusal;
    const frame = failure(error, { path, ctx, retryAfter, ...(type ? { type } : {}) });
    return { ...frame, isPersonal: served?.audience === 'caller' };
  }
}

function send(frame: Frame, caches: Caches, request: FastifyRequest, reply: FastifyReply) {
  const { status, tag, json, retryAfter } = frame;
  if (frame.isPersonal) forCallerOnly(reply);
  if (tag !== undefined) return sendCached({ ...frame, tag }, caches, request, reply);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply.code(status);
  if (isLarge(frame)) return sendLarge(frame, caches, request, reply);
  return reply.type('application/json; charset=utf-8').send(json());
}
