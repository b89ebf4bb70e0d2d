import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dependencies } from './dependencies/manifests.ts';
import { reasons } from './dependencies/reasons.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/dependencies.md'), 'utf8');

test('the page of dependencies has each package in its version', () => {
  const rows = [...page.matchAll(/^\| (\S+) \| (\S+) \|/gm)].map(([, name, version]) => [
    name,
    version,
  ]);
  const named = dependencies().map(({ name, version }) => [name, version]);
  expect(rows.slice(1), 'run pnpm dependencies').toEqual(named);
});

test('each package has a reason, and each reason its package', () => {
  const named = dependencies().map(({ name }) => name);
  expect(Object.keys(reasons).toSorted()).toEqual(named.toSorted());
});
