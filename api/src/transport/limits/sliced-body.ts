import { Readable } from 'node:stream';

const SLICE_BYTES = 16 * 1024;

/**
 * Bytes that are sent slice by slice: how far a client has read is known, and a connection that
 * copies what it sends copies no more than a slice.
 */
export class SlicedBody extends Readable {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    super({ highWaterMark: SLICE_BYTES });
    this.#bytes = bytes;
  }

  override _read(): void {
    const slice = this.#bytes.subarray(this.#at, this.#at + SLICE_BYTES);
    this.#at += slice.length;
    this.push(slice.length > 0 ? slice : null);
  }
}
