import type { FastifyReply } from 'fastify';

const MVT = 'application/vnd.mapbox-vector-tile';
const YEAR = 'max-age=31536000, immutable';

/**
 * Sends a tile of vectors compressed, as it is in its file. Without a tile the body is empty, since
 * what paints takes the JSON of a refusal for a tile.
 * @param kept who may keep it forever; undefined for an address of another version
 */
export async function sendVectors(
  reply: FastifyReply,
  tile: Uint8Array | undefined,
  kept: 'public' | 'private' | undefined,
): Promise<FastifyReply> {
  reply.header('cache-control', kept ? `${kept}, ${YEAR}` : 'no-cache').type(MVT);
  if (!tile) return await reply.send('');
  return await reply.header('content-encoding', 'gzip').send(Buffer.from(tile));
}
