import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** The most files of half of the folders, of nine in ten, and of any, tests and styles included. */
const MOST_FILES = { median: 7, ninetieth: 15, largest: 20 };
/** Folders that may have more files, because numbers keep them in order. */
const NUMBERED = ['api/src/db/migrations'];

test('a folder is small enough to be read at a glance', () => {
  const counts = new Map<string, number>();
  const files = globSync('{api,web,packages/*}/src/**/*.*', { cwd: root });
  for (const folder of files.map((file) => dirname(file))) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const tooLarge = [...counts].filter(
    ([folder, count]) => count > MOST_FILES.largest && !NUMBERED.includes(folder),
  );
  expect(tooLarge, 'Give files with one purpose a folder of their own.').toEqual([]);
  const sizes = [...counts.values()].toSorted((one, other) => one - other);
  const message = 'Divide some of the largest folders by purpose.';
  expect(sizes[Math.floor(sizes.length / 2)], message).toBeLessThanOrEqual(MOST_FILES.median);
  const ninetieth = sizes[Math.floor(sizes.length * 0.9)];
  expect(ninetieth, message).toBeLessThanOrEqual(MOST_FILES.ninetieth);
});
