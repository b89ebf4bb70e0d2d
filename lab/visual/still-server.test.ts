import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PRESENT } from '../../web/e2e/catalogue/still-page.ts';

const preload = join(import.meta.dirname, 'still-server.ts');
const program = `
  import { randomBytes, randomInt, randomUUID } from 'node:crypto';
  const chances = [randomUUID(), randomUUID(), randomBytes(32).toString('hex'), randomInt(10 ** 6)];
  const times = [Date.now(), new Date(), new Date(0), new Date() instanceof Date];
  console.log(JSON.stringify({ chances, times }));
`;

const print = () =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--import',
      preload,
      '--input-type=module',
      '-e',
      program,
    ]).toString(),
  );

it('makes chances that are the same in each run, but not among themselves', () => {
  const { chances } = print();
  expect(new Set(chances).size).toBe(4);
  expect(print().chances).toEqual(chances);
});

it('stops the clock', () => {
  const now = PRESENT.toISOString();
  expect(print().times).toEqual([PRESENT.getTime(), now, new Date(0).toISOString(), true]);
});
