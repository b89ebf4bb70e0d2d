import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PartsStream } from '../cache/parts-stream.ts';
import type { Encoding } from '../cache/shared-bodies.ts';
import type { Caches } from '../context.ts';
import { whenClosed } from '../lib/network/when-closed.ts';
import { SlicedBody } from './limits/sliced-body.ts';

/** Longer responses, in characters, are built in chunks. */
const LARGE = 64 * 1024;
const ENCODINGS = ['br', 'gzip', 'identity'];

/** JSON text that may be too long to build at once for every request. */
export interface LargeText {
  parts(): Iterable<string>;
  size: number;
  held: number;
  /** The key of a text that callers share. */
  shared?: string | undefined;
}

export function isLarge({ size }: Pick<LargeText, 'size'>): boolean {
  return size > LARGE;
}

/** Sends a long text: from the shared bytes, or else chunk by chunk as the client reads. */
export async function sendLarge(
  text: LargeText,
  caches: Caches,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  const encoding = encodingFor(request);
  if (text.shared !== undefined) {
    const body = await caches.bodies.body(text.shared, encoding, () => text.parts());
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.header('vary', withEncoding(reply)).header('content-length', body.length);
    return reply.send(new SlicedBody(body));
  }
  // Without a free compressor it is sent uncompressed.
  if (encoding !== 'identity' && !takeCompressor(caches, reply)) {
    request.headers['x-no-compression'] = '1';
  }
  return reply.send(new PartsStream(text.parts(), caches.turns, text.held));
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'];
  const found = accepted === undefined ? null : negotiate(String(accepted), ENCODINGS);
  return found === 'br' || found === 'gzip' ? found : 'identity';
}

function withEncoding(reply: FastifyReply): string {
  const vary = reply.getHeader('vary');
  return vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`;
}

/**
 * Takes a compressor until the response is sent.
 * @returns false if all are in use
 */
function takeCompressor({ compressors }: Caches, reply: FastifyReply): boolean {
  if (!compressors.take()) return false;
  whenClosed(reply.raw, () => compressors.done());
  return true;
}
