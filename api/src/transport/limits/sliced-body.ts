import { Readable } from 'node:stream';

const SLICE_BYTES = 16 * 1024;

/**
 * Sends bytes slice by slice, so that the server knows how far a client has read, and so that a
 * connection that copies its output never holds more than a slice.
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
