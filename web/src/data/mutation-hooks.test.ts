import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|^testing\/|routeTree/.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** A call of a mutation, such as `trpc.beers.create.useMutation(`. */
const MUTATION = /\b(?:trpc|client)\.([\w.]+)\.(?:useMutation|mutate)\(/g;

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
  const mutations = placesOf(MUTATION);
  expect(mutations.size).toBeGreaterThan(40);
  // A check-in is sent by its button, and by the sender if it waited.
  const twice = [...mutations].filter(
    ([name, paths]) => name !== 'checkins.create' && paths.length > 1,
  );
  expect(twice, 'Use the hook of the mutation that is there.').toEqual([]);
});

test('only invalidate.ts refetches what a mutation changed', () => {
  const refetching = placesOf(/\.(invalidateQueries|refetchQueries|resetQueries)\(/g);
  expect([...refetching.values()].flat().toSorted()).toEqual([
    'data/invalidate.ts',
    'data/invalidate.ts',
    'data/invalidate.ts',
  ]);
  const byProcedure = placesOf(/(\w+)\.invalidate\((?!\))/g);
  expect([...byProcedure.values()].flat()).toEqual([]);
});

/** Mutations after which no query is stale, or whose hook updates the cache in another way. */
const withoutInvalidation = new Set([
  // They begin or end the session, and with it all queries.
  'auth.becomeFirstAdministrator',
  'auth.completeProfile',
  'auth.logout',
  'auth.sessions.endAll',
  'auth.signInByLink',
  'auth.verifyCode',
  'users.delete',
  // No query returns what they change.
  'auth.sendCode',
  'uploads.create',
  'uploads.normalize',
  // A search, which changes nothing.
  'finder.search',
  // The hook stores the response in the only queries that have these data, or in the session.
  'breweries.setNotes',
  'checkins.photos.set',
  'checkins.update',
  'users.setBeerPreferences',
]);

test('the hook of a mutation invalidates the domain that it changes', () => {
  const without = sources.flatMap(({ text }) => {
    const functions = functionsOf(text);
    return [...functions.keys()]
      .filter((name) => !/\binvalidate\(|\bupdateCaches\b/.test(withCallees(functions, name)))
      .flatMap((name) => mutationsIn(functions.get(name) ?? ''));
  });
  const message = 'Call `invalidate()` with the domain in the hook of a new mutation.';
  expect(new Set(without), message).toEqual(withoutInvalidation);
});

/** Returns the mutations that a text calls, such as `beers.create`. */
function mutationsIn(text: string): string[] {
  return [...text.matchAll(MUTATION)].map(([, name = '']) => name);
}

/** Returns the text of each top-level function of a file, by name. */
function functionsOf(text: string): Map<string, string> {
  const parts = text.split(/^(?:export )?(?:async )?function (?=\w)/m).slice(1);
  return new Map(parts.map((part) => [/^\w+/.exec(part)?.[0] ?? '', part]));
}

/** Returns the text of a function and of the functions of its file that it uses. */
function withCallees(functions: Map<string, string>, name: string): string {
  const reached = new Set([name]);
  for (const next of reached) {
    const words = new Set((functions.get(next) ?? '').slice(next.length).match(/\w+/g));
    for (const word of words) if (functions.has(word)) reached.add(word);
  }
  return [...reached].map((each) => functions.get(each)).join('\n');
}
