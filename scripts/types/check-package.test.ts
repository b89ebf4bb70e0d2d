import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import { budgetFor, checkPackage, overBudget } from './check-package.ts';

const root = join(import.meta.dirname, '../..');

test('every package has a budget', () => {
  const configs = globSync(
    ['{api,web,lab,scripts,packages/*}/tsconfig.json', 'web/src/**/tsconfig.json'],
    {
      cwd: root,
    },
  );
  expect(Object.keys(budgets).toSorted()).toEqual(configs.map((file) => dirname(file)).toSorted());
});

test('a check counts the instantiations and returns what the compiler refuses', async () => {
  const folder = packageOf(`type Pair<One> = [One, One];
export const pair: Pair<string> = ['one', 2];
`);
  const { errors, instantiations } = await checkPackage(folder, true);
  expect(errors).toMatch(/a\.ts\(2,43\): error TS2322: .+'string'\.\s+$/);
  expect(instantiations).toBeGreaterThan(0);
  expect(overBudget({ folder, errors, instantiations }, budgetFor(instantiations))).toBeUndefined();
});

test('a costly type exceeds the budget', async () => {
  const plain = packageOf('export const one = 1;\n');
  const { instantiations } = await checkPackage(plain, true);
  const costly = packageOf(`type Up<N extends number, All extends unknown[] = []> =
  All['length'] extends N ? All : Up<N, [...All, N]>;
export const many: Up<300>['length'] = 300;
`);
  const check = await checkPackage(costly, true);
  expect(check.errors).toBe('');
  expect(overBudget(check, instantiations)).toContain(`pnpm types --raise ${costly}`);
});

test('five percent over the budget are accepted, and more refused with what to do', () => {
  const of = (instantiations: number) => ({ folder: 'web', errors: '', instantiations });
  expect(overBudget(of(105_000), 100_000)).toBeUndefined();
  expect(overBudget(of(108_123), 100_000)).toBe(
    'web: checking its types takes 108,123 instantiations, 8 % over the budget of 100,000. ' +
      'Find the costly type with `pnpm exec tsc --project web --incremental false --generateTrace trace`. ' +
      'If it is worth it, raise the budget with `pnpm types --raise web` and say why in the commit.',
  );
});

/** Writes a package of one file. */
function packageOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'a.ts'), text);
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: ['a.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return folder;
}
