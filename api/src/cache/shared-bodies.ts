import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { PartsStream } from './parts-stream.ts';
import type { Turns } from './turns.ts';

const MAX_BYTES = 24_000_000;
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/** Long answers as compressed bytes, made once for all who ask and kept while they are asked for. */
export class SharedBodies {
  readonly #turns: Turns;
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length + 100,
  });
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /**
   * Returns the bytes of a text.
   * @param name of the text: equal names stand for equal texts
   */
  async body(name: string, encoding: Encoding, parts: () => Iterable<string>): Promise<Buffer> {
    const key = `${encoding} ${name}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const making = this.#making.get(key) ?? this.#make(key, encoding, parts);
    this.#making.set(key, making);
    return await making;
  }

  async #make(key: string, encoding: Encoding, parts: () => Iterable<string>): Promise<Buffer> {
    try {
      const encoder = encoders[encoding]();
      const text = new PartsStream(parts(), this.#turns);
      const pieces: Buffer[] = [];
      await pipeline(text, encoder, async (encoded: AsyncIterable<Buffer | string>) => {
        for await (const piece of encoded) pieces.push(Buffer.from(piece));
      });
      const body = Buffer.concat(pieces);
      this.#kept.set(key, body);
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
