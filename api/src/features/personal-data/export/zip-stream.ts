import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of a zip. */
export interface ZipEntry {
  name: string;
  body: Readable;
  /** Whether it is compressed already, as a picture is. */
  isCompressed?: boolean;
}

/**
 * Returns a zip as a stream. An entry is requested when the one before it was read, so neither the zip
 * nor an entry is in memory as a whole. The stream fails with the error of an entry; destroyed, it
 * destroys the open one.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  let open: Readable | undefined;
  output.once('close', () => open?.destroy());
  // An error before somebody listens would end the process.
  output.on('error', () => {});
  const fill = async () => {
    for await (const { name, body, isCompressed = false } of entries) {
      open = body;
      if (output.destroyed) return body.destroy();
      zip.addReadStream(body, name, { mtime, compress: !isCompressed });
      await finished(body);
    }
    zip.end();
  };
  fill().catch((error) => output.destroy(error));
  return output;
}
