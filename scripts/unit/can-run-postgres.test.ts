import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { canRunPostgres } from './can-run-postgres.ts';

test('PostgreSQL runs below folders that other users can enter, or without root', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const inner = join(folder, 'checkout');
  await mkdir(inner);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  await chmod(folder, 0o755);
  expect(canRunPostgres(inner, 0)).toBe(true);
  await chmod(folder, 0o700);
  expect(canRunPostgres(inner, 0)).toBe(false);
  expect(canRunPostgres(inner, 1000)).toBe(true);
  expect(String(printed.mock.calls)).toContain(`cannot enter ${folder}`);
});
