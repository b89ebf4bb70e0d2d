import { callTRPCProcedure, TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedBody, cachedBody, type Until } from '../cache/cached-body.ts';
import type { Caches, Context } from '../context.ts';
import { DatabaseUnavailableError } from '../lib/database-unavailable.ts';
import { utcDay } from '../lib/durations.ts';
import { appRouter } from '../router.ts';
import { isLarge, type LargeText, sendLarge } from './large-response.ts';
import type { ServedProcedure } from './procedures.ts';

/** One call of a procedure, over either transport. */
export interface Call {
  served: ServedProcedure;
  ctx: Context;
  getRawInput(): Promise<unknown>;
  batchIndex: number;
}

/** The result of a call: the value that the procedure returned, or its cached JSON. */
export type CallResponse = ({ value: unknown } | { cached: CachedBody }) & {
  /** Whether the response is for this caller only. */
  isPersonal: boolean;
};

/**
 * Runs a call, or returns its response from the cache if the procedure is cached.
 * @throws what the procedure throws
 */
export async function responseTo(call: Call): Promise<CallResponse> {
  const { guard, fromCache, cached } = call.served.meta;
  if (guard !== 'public' || !(fromCache || cached)) return await runCall(call);
  const input = call.served.input ? await call.getRawInput() : undefined;
  if (cached && !call.ctx.caches.isCurrent) {
    const response = await runIfAvailable(call);
    if (response) return response;
  }
  const response = (await fromCache?.(call.ctx, input)) ?? (await cachedResponse(call, input));
  return response
    ? { cached: response, isPersonal: response.isPersonal ?? false }
    : await runCall(call);
}

/** Runs a call; returns undefined if the database cannot be reached, where memory is all there is. */
async function runIfAvailable(call: Call): Promise<CallResponse | undefined> {
  try {
    return await runCall(call);
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : error;
    if (cause instanceof DatabaseUnavailableError) return undefined;
    throw error;
  }
}

async function runCall(call: Call): Promise<CallResponse> {
  const { audience, meta } = call.served;
  const value = await ask(call);
  const isOwn = audience === 'by caller' && (await call.ctx.findCaller()) !== undefined;
  const isForCaller = isOwn || (meta.isPersonal?.(await call.getRawInput()) ?? false);
  return { value, isPersonal: audience === 'caller' || isForCaller };
}

async function cachedResponse(call: Call, input: unknown): Promise<CachedBody | undefined> {
  const { path, input: contract, meta } = call.served;
  if (!meta.cached || (await meta.cached.unless?.(call.ctx))) return undefined;
  const parsed = contract?.safeParse(input);
  if (parsed && !parsed.success) return undefined;
  // What everybody gets is built for a visitor: the caller may get a response of their own meanwhile.
  const ctx = { ...call.ctx, findCaller: async () => undefined };
  const make = async () => cachedBody(JSON.stringify(await ask({ ...call, ctx })));
  const { caches, clock } = call.ctx;
  const key = meta.cached.daily ? [parsed?.data, utcDay(clock.now())] : parsed?.data;
  const { until, ...response } = await caches.responses.get(path, key, make);
  return meta.cached.unless || !until ? response : { ...response, until };
}

async function ask({ served, ...call }: Call): Promise<unknown> {
  return await callTRPCProcedure({
    ...call,
    router: appRouter,
    path: served.path,
    type: served.procedure._def.type,
    // No procedure stops early.
    signal: undefined,
  });
}

/** A cached body with its ETag. */
export interface Named extends LargeText {
  tag: string;
  json(): string;
  until?: Until | undefined;
}

/** Returns a cached body in the form in which it is sent. */
export function named({ tag, json, parts, length, size, isShared, until }: CachedBody): Named {
  return {
    tag,
    json,
    parts: () => parts?.() ?? [json()],
    size: size ?? length,
    held: length,
    shared: isShared ? tag : undefined,
    until,
  };
}

/** Sends a cached body, or 304 if the client's ETag is current. */
export function sendCached(
  response: Named,
  caches: Caches,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const { tag, until } = response;
  const etag = `W/"${tag}"`;
  if (until && request.method === 'GET') caches.etags.remember(request.url, etag, until);
  if (request.headers['if-none-match'] === etag) return sendUnchanged(etag, reply);
  reply.header('etag', etag);
  if (isLarge(response)) return sendLarge(response, caches, request, reply);
  return reply.type('application/json; charset=utf-8').send(response.json());
}

/** Returns the client's ETag if it is still current for this URL. */
export function unchanged(
  { etags }: Caches,
  { method, url, headers }: FastifyRequest,
): string | undefined {
  const etag = headers['if-none-match'];
  return etag !== undefined && method === 'GET' && etags.isCurrent(url, etag) ? etag : undefined;
}

export function sendUnchanged(etag: string, reply: FastifyReply): FastifyReply {
  return reply.header('etag', etag).code(304).send();
}
