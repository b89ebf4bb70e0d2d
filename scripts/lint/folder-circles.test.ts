import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderCircles, importsIn } from './folder-circles.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test('finds folders side by side that depend on each other', () => {
  const circle = [
    ['events/list/list.ts', 'events/map/draw/draw.ts'],
    ['events/map/map.ts', 'events/days/day.ts'],
    ['events/days/day.ts', 'events/list/row.ts'],
  ] as const;
  const examples = circle.map(([from, to]) => `${from} imports ${to}`);
  expect(folderCircles(circle)).toEqual(examples);
  expect(folderCircles(circle, (folder) => folder === 'events')).toEqual([]);
  expect(folderCircles(circle.slice(1))).toEqual([]);
});

test('allows imports within a folder, of its parent and of its sub-folders', () => {
  const imports = [
    ['events/list/list.ts', 'events/list/row.ts'],
    ['events/list/list.ts', 'events/day.ts'],
    ['events/screen.ts', 'events/list/list.ts'],
    ['events/list/parts/part.ts', 'events/list/row.ts'],
    ['events/list/row.ts', 'events/list/parts/part.ts'],
    ['main.ts', 'events/screen.ts'],
  ] as const;
  expect(folderCircles(imports)).toEqual([]);
});

test.each([
  // Features of the server use each other's `shared` folders in both directions.
  ['api/src', 'features'],
  ['web/src', undefined],
  ['packages/contracts/src', undefined],
  ['packages/drawings/src', undefined],
  ['packages/ground/src', undefined],
  ['packages/screens/src', undefined],
])('no folders of %s depend on each other', (root, free) => {
  const imports = importsIn(inRepository(root));
  expect(imports.length).toBeGreaterThan(5);
  expect(folderCircles(imports, (folder) => folder === free)).toEqual([]);
});
