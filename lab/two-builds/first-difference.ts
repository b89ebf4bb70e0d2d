import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares the executables of two builds.
 * @param folders the two folders `dist`
 * @returns undefined if they are the same, else a sentence that names the first difference: a part, or
 * a place in the executable
 */
export function firstDifference([one, other]: readonly [string, string]): string | undefined {
  const executables = [one, other].map((folder) => readFileSync(join(folder, 'hoptrail')));
  const at = placeOfDifference(executables[0] ?? Buffer.of(), executables[1] ?? Buffer.of());
  if (at === undefined) return undefined;
  const different = differentPart(one, other);
  const part = different === undefined ? '' : ` The part ${different} is the first that differs.`;
  return `The executables differ from byte ${at.toLocaleString('en-US')} on.${part}`;
}

/** Returns the name of a part whose file differs; one that names others is the last. */
function differentPart(...folders: [string, string]): string | undefined {
  const [one = {}, other = {}] = folders.map(partsOf);
  const names = Object.keys({ ...one, ...other });
  const derived = (name: string) => Number(/hash$/.test(name));
  return names
    .toSorted((a, b) => derived(a) - derived(b) || (a < b ? -1 : 1))
    .find((name) => !sameFile(one[name], other[name]));
}

function partsOf(folder: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, 'parts/assets.json'), 'utf8'));
}

/** Returns the number of equal bytes in front; undefined for equal files. */
export function placeOfDifference(one: Buffer, other: Buffer): number | undefined {
  if (one.equals(other)) return undefined;
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

function sameFile(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return readFileSync(one).equals(readFileSync(other));
}
