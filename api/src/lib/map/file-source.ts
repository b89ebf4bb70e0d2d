import { type FileHandle, open } from 'node:fs/promises';
import type { RangeResponse, Source } from 'pmtiles';

/** Reads parts of a file for the reader of PMTiles; the file stays open until it is closed. */
export class FileSource implements Source {
  readonly #path: string;
  #file: Promise<FileHandle> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  getKey(): string {
    return this.#path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    this.#file ??= open(this.#path).catch((error) => {
      this.#file = undefined;
      throw error;
    });
    const { buffer, bytesRead } = await (await this.#file).read(
      Buffer.alloc(length),
      0,
      length,
      offset,
    );
    return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) };
  }

  async close(): Promise<void> {
    await (await this.#file)?.close();
  }
}
