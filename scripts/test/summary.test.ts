import { expect, test } from 'vitest';
import type { Outcome } from './run-step.ts';
import type { Step } from './steps.ts';
import { summaryOf } from './summary.ts';

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: ['true'],
  again: `pnpm ${name}`,
  ...rest,
});
const outcome = (rest: Partial<Outcome> & { step: Step }): Outcome => ({
  passed: true,
  seconds: 1,
  lastLines: [],
  ...rest,
});

test('a passed command ends with its counts', () => {
  const result = { passed: 7, failed: 0, skipped: 2, failures: [] };
  const lines = summaryOf([
    outcome({ step: step('lint') }),
    outcome({ step: step('unit', { tests: 'unit' }), result }),
  ]);
  expect(lines).toEqual(['', '8 passed, 0 failed, 2 skipped']);
});

test('a failed test is named with its error and the command that runs only it', () => {
  const failures = [
    { file: 'api/src/a.test.ts', title: 'adds', message: 'expected 1', project: 'postgres' },
    { file: 'api/src/b.test.ts', message: 'cannot load' },
  ];
  const result = { passed: 1, failed: 2, skipped: 0, failures };
  const unit = step('unit', { tests: 'unit', env: { FUZZ_SEED: '7', POSTGRES_SUITES: 'a' } });
  const text = summaryOf([outcome({ step: unit, passed: false, result })]).join('\n');
  expect(text).toContain('FAILED: unit. To run it: pnpm unit');
  expect(text).toContain('api/src/a.test.ts: adds\n    expected 1');
  expect(text).toContain('FUZZ_SEED=7 pnpm unit api/src/a.test.ts --postgres -t "adds"');
  expect(text).toContain('cannot load\n    FUZZ_SEED=7 pnpm unit api/src/b.test.ts\n');
  expect(text).toMatch(/\n1 passed, 2 failed, 0 skipped$/);
});

test('a step without tests shows the end of its output', () => {
  const lastLines = ['a.ts:1 error', 'Found 1 error.'];
  const text = summaryOf([outcome({ step: step('lint'), passed: false, lastLines })]).join('\n');
  expect(text).toContain('FAILED: lint. To run it: pnpm lint\n  a.ts:1 error\n  Found 1 error.');
  expect(text).toMatch(/0 passed, 1 failed, 0 skipped$/);
});

test('many failures fit on thirty lines', () => {
  const failures = Array.from({ length: 50 }, (_, at) => ({
    file: `web/e2e/${at}.spec.ts`,
    title: 'x'.repeat(500),
    message: 'y'.repeat(500),
  }));
  const result = { passed: 0, failed: 50, skipped: 0, failures };
  const failed = (name: string, tests?: Step['tests']) =>
    outcome({
      step: step(name, tests ? { tests } : {}),
      passed: false,
      lastLines: Array.from({ length: 12 }, () => 'z'.repeat(500)),
      ...(tests && { result }),
    });
  expect(summaryOf([failed('journeys', 'e2e')]).length).toBeLessThanOrEqual(30);
  const checks = ['lint', 'types', 'commits', 'build', 'unused code'].map((name) => failed(name));
  expect(summaryOf(checks).length).toBeLessThanOrEqual(30);
});
