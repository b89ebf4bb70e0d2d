import type { Readable } from 'node:stream';

/**
 * Finds out how a text is encoded: UTF-16 by its mark, UTF-8 if it is valid, or else Windows-1252, in
 * which spreadsheets save western texts.
 * @param open opens the bytes, once more for each call
 */
export async function encodingOf(open: () => Promise<Readable>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  const bytes = await open();
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
    isFirst = false;
    try {
      decoder.decode(chunk, { stream: true });
    } catch {
      return 'windows-1252';
    }
  }
  return 'utf-8';
}

/** Decodes bytes as they arrive, without a byte order mark. */
export async function* decodeText(
  bytes: AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
