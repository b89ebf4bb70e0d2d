import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postgresSuites } from './postgres-suites.ts';

const always = postgresSuites([]);

test('what differs by engine is always tested', () => {
  expect(always).toContain('api/src/db/postgres/');
  expect(always).toContain('api/src/testing/conformance/permissions/matrix.test.ts');
  for (const path of always)
    expect(existsSync(join(import.meta.dirname, '../..', path))).toBe(true);
});

test.each([
  ['api/src/features/beers/had/list.repo.ts', ['api/src/features/beers/']],
  [
    'packages/contracts/src/events/special.ts',
    ['api/src/features/events/', 'api/src/testing/conformance/'],
  ],
  ['api/src/cache/response-cache.ts', ['api/src/cache/']],
  ['api/src/ops/move/move.ts', ['api/src/ops/move/']],
  ['api/src/db/sql.ts', ['api/src/']],
  ['api/src/context.ts', ['api/src/']],
  ['api/src/ops/cli/program.ts', []],
  ['web/src/features/events/events-screen.tsx', []],
  ['docs/architecture.md', []],
])('a change of %s adds its suites', (file, added) => {
  expect(postgresSuites([file])).toEqual([...always, ...added]);
});

test('all suites are tested if everything may have changed', () => {
  expect(postgresSuites(undefined)).toEqual(['api/src/']);
});
