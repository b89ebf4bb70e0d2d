import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|^testing\/|routeTree/.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** Returns the files in which a pattern occurs, by the match of its first group. */
function placesOf(pattern: RegExp): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { path, text } of sources) {
    for (const [, name = ''] of text.matchAll(pattern)) {
      places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  return places;
}

test('a mutation has exactly one hook', () => {
  const mutations = placesOf(/\b(?:trpc|client)\.([\w.]+)\.(?:useMutation|mutate)\(/g);
  expect(mutations.size).toBeGreaterThan(40);
  expect([...mutations].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('only invalidate.ts refetches what a mutation changed', () => {
  const refetching = placesOf(/\.(invalidateQueries|refetchQueries|resetQueries)\(/g);
  expect([...refetching.values()].flat().toSorted()).toEqual([
    'components/list/pull-to-refresh.tsx',
    'data/invalidate.ts',
    'data/invalidate.ts',
  ]);
  const byProcedure = placesOf(/(\w+)\.invalidate\((?!\))/g);
  expect([...byProcedure.values()].flat()).toEqual([]);
});
