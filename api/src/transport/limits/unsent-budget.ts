import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { PartsStream } from '../../cache/parts-stream.ts';
import { AppError } from '../../errors.ts';
import { ClientBudget } from '../../lib/network/client-budget.ts';
import { clientNetwork } from '../../lib/network/client-network.ts';
import { whenClosed } from '../../lib/network/when-closed.ts';
import { SlicedBody } from './sliced-body.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const RETRY_AFTER_SECONDS = 5;
/** Shorter responses are not counted: the socket buffer takes them at once. */
const FREE_BYTES = 16 * KILOBYTE;
/** Lower, because an HTTP/2 client can hold each response back by flow control. */
const FREE_BYTES_HTTP2 = KILOBYTE;
/** Longer responses are sent in slices. */
const WHOLE_BYTES = 64 * KILOBYTE;
/** The memory of a stream. */
const STREAM_BYTES = 64 * KILOBYTE;
/** The memory of a compressor. */
const COMPRESSOR_BYTES = MEGABYTE;
/** The number of bytes that may wait for clients to read them. */
const usual = { perClient: 8 * MEGABYTE, inAll: 32 * MEGABYTE };

/**
 * Refuses requests with 503 while too many bytes wait to be read, by one client or in total: a
 * short request can produce a long response, and an unread one stays in memory.
 */
export const unsentBudget = fastifyPlugin<{ limits?: typeof usual }>(
  async (app, { limits = usual }) => {
    const budget = new ClientBudget(limits);
    app.addHook('onSend', (request, reply, payload: unknown, done) => {
      const bytes = isEvents(reply) ? 0 : bytesOf(payload);
      const free = request.raw.httpVersionMajor === 1 ? FREE_BYTES : FREE_BYTES_HTTP2;
      if (bytes <= free) return done(null, payload);
      const isCompressed = bytes > WHOLE_BYTES || payload instanceof PartsStream;
      const needed = bytes + (isCompressed && willCompress(request, reply) ? COMPRESSOR_BYTES : 0);
      // A response that is longer than all that may wait is sent too, alone.
      const cost = Math.min(needed, limits.perClient);
      const { client } = clientNetwork(request.ip);
      if (!budget.take(client, cost)) {
        if (payload instanceof Readable) payload.destroy();
        for (const name of ['etag', 'cache-control', 'content-encoding', 'content-length']) {
          reply.removeHeader(name);
        }
        return done(new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS }));
      }
      whenClosed(reply.raw, () => budget.giveBack(client, cost));
      done(null, willCompress(request, reply) ? payload : sliced(payload, reply));
    });
  },
);

/** Returns whether a response is a stream of events, of which at most a few kilobytes wait. */
function isEvents(reply: FastifyReply): boolean {
  return reply.getHeader('content-type') === 'text/event-stream';
}

/** Returns the memory that a response holds until it is read, in bytes. */
function bytesOf(payload: unknown): number {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return payload.length;
  if (payload instanceof PartsStream) return STREAM_BYTES + payload.held;
  // tRPC holds a whole streamed response in memory before it sends it.
  if (payload instanceof Response) return MEGABYTE;
  return payload instanceof Readable ? STREAM_BYTES : 0;
}

function willCompress(
  { headers }: { headers: Record<string, unknown> },
  reply: FastifyReply,
): boolean {
  if (reply.hasHeader('content-encoding') || headers['x-no-compression'] !== undefined)
    return false;
  return /\b(br|gzip)\b/.test(String(headers['accept-encoding'] ?? ''));
}

function sliced(payload: unknown, reply: FastifyReply): unknown {
  const isText = typeof payload === 'string';
  if (!isText && !(payload instanceof Uint8Array)) return payload;
  if (payload.length <= WHOLE_BYTES) return payload;
  const bytes = Buffer.from(payload);
  reply.header('content-length', bytes.length);
  return new SlicedBody(bytes);
}
