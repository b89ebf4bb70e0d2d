import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Writes a file's SHA-256 into a list for `sha256sum --check`; the lines of other files stay. */
export async function writeChecksum(file: string, list: string): Promise<void> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  const name = basename(file);
  const before = await readFile(list, 'utf8').catch(() => '');
  const others = before.split('\n').filter((line) => line !== '' && !line.endsWith(`  ${name}`));
  const lines = [...others, `${sum.digest('hex')}  ${name}`].sort((a, b) =>
    a.slice(66) < b.slice(66) ? -1 : 1,
  );
  await writeFile(list, `${lines.join('\n')}\n`);
}
