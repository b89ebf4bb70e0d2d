import { Readable } from 'node:stream';

const SLICE_BYTES = 16 * 1024;

/**
 * Sends bytes in slices, so that the server knows how much a client has read, and a connection that
 * copies its output holds at most a slice.
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
