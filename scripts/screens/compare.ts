/**
 * Compares two folders of pictures of the catalogue's states, such as those of two commits, and fails
 * if a pixel differs by more than the noise of rasterising: `node scripts/screens/compare.ts <before> <after>`. Take the pictures with
 * `CATALOGUE_PICTURES=<folder> pnpm e2e catalogue`, at the same date.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Up to this much, of 255, curved edges differ from run to run. */
const NOISE = 40;

const [before = '', after = ''] = process.argv.slice(2);
const names = new Set([...readdirSync(before), ...readdirSync(after)]);
let count = 0;
for (const name of [...names].toSorted()) {
  const difference = await differenceOf(join(before, name), join(after, name));
  if (!difference) continue;
  count++;
  console.log(`${name}: ${difference}`);
}
console.log(`${names.size} pictures, ${count} of them differ.`);
process.exitCode = count > 0 ? 1 : 0;

/** Returns how two pictures differ, or undefined if they do not. */
async function differenceOf(one: string, other: string): Promise<string | undefined> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  if (!a || !b) return a ? 'only before' : 'only after';
  if (a.width !== b.width || a.height !== b.height) {
    return `${a.width} x ${a.height}, then ${b.width} x ${b.height}`;
  }
  if (a.data.equals(b.data)) return undefined;
  const rows = differentRows(a, b);
  return rows.length > 0 ? `rows ${rows.at(0)} to ${rows.at(-1)}` : undefined;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(file: string): Promise<Pixels | undefined> {
  try {
    const { data, info } = await sharp(file)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

/** Returns the numbers of the rows in which two pictures of one size differ. */
function differentRows(a: Pixels, b: Pixels): number[] {
  const length = a.data.length / a.height;
  return [...Array(a.height).keys()].filter((y) => {
    const [row, other] = [a, b].map(({ data }) => data.subarray(y * length, (y + 1) * length));
    return row?.some((value, at) => Math.abs(value - (other?.[at] ?? 0)) > NOISE);
  });
}
