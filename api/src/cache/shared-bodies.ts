import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { PartsStream } from './parts-stream.ts';
import type { TimeSlices } from './time-slices/time-slices.ts';

const MAX_BYTES = 24_000_000;
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Caches long responses as compressed bytes. Makes each once for all simultaneous requests, and
 * evicts the least recently used beyond 24 MB.
 */
export class SharedBodies {
  readonly #turns: TimeSlices;
  readonly #cached = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length + 100,
  });
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(turns: TimeSlices) {
    this.#turns = turns;
  }

  /**
   * Returns the encoded bytes of a text.
   * @param name the ETag of the text: equal names stand for equal texts
   */
  async body(name: string, encoding: Encoding, parts: () => Iterable<string>): Promise<Buffer> {
    const key = `${encoding} ${name}`;
    const cached = this.#cached.get(key);
    if (cached) return cached;
    const making = this.#making.get(key) ?? this.#make(key, encoding, parts);
    this.#making.set(key, making);
    return await making;
  }

  async #make(key: string, encoding: Encoding, parts: () => Iterable<string>): Promise<Buffer> {
    try {
      const encoder = encoders[encoding]();
      const text = new PartsStream(parts(), this.#turns);
      const chunks: Buffer[] = [];
      await pipeline(text, encoder, async (encoded: AsyncIterable<Buffer | string>) => {
        for await (const chunk of encoded) chunks.push(Buffer.from(chunk));
      });
      const body = Buffer.concat(chunks);
      this.#cached.set(key, body);
      return body;
    } finally {
      this.#making.delete(key);
    }
  }
}

const encoders = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
} as const;
