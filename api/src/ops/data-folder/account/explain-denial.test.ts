import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../testing/app.ts';
import { hoptrail } from '../../../testing/processes/command.ts';
import { explainDenial } from './explain-denial.ts';

test('does not explain an error of another kind', () => {
  expect(explainDenial(new Error('a mistake of ours'), ['/data'])).toBeUndefined();
  expect(explainDenial('text', ['/data'])).toBeUndefined();
  const missing = Object.assign(new Error('none'), { code: 'ENOENT' });
  expect(explainDenial(missing, ['/data'])).toBeUndefined();
});

test('names the inaccessible file, also if the error is the cause of another', async () => {
  const dataDir = await temporaryFolder();
  const path = join(dataDir, 'uploads');
  const denied = Object.assign(new Error('denied'), { code: 'EACCES', path });
  const said = `${path} cannot be used by this account (EACCES).`;
  expect(explainDenial(denied, [dataDir])).toContain(said);
  expect(explainDenial(new Error('outer', { cause: denied }), [dataDir])).toContain(said);
  const elsewhere = Object.assign(new Error('denied'), { code: 'EPERM', path: '/mnt/usb' });
  expect(explainDenial(elsewhere, [dataDir])).toBe(
    `/mnt/usb cannot be used by this account (EPERM). The data folder belongs to the account ${process.geteuid?.()}, which has to be able to use it: give it the right, or name another place.`,
  );
});

test('explains a disk that is mounted read-only in every command', async ({ skip }) => {
  const DATA_DIR = await temporaryFolder();
  const first = hoptrail(['serve'], { DATA_DIR });
  await first.printed('data in');
  first.child.kill('SIGTERM');
  await first.ended;
  await mkdir(join(DATA_DIR, 'backups'), { recursive: true });
  try {
    execFileSync('mount', ['--bind', DATA_DIR, DATA_DIR], { stdio: 'pipe' });
    onTestFinished(() => {
      execFileSync('umount', ['--lazy', DATA_DIR]);
    });
    execFileSync('mount', ['-o', 'remount,bind,ro', DATA_DIR], { stdio: 'pipe' });
  } catch {
    skip('only root can mount a disk read-only: run it with sudo to see it');
  }
  for (const args of [['serve'], ['backup'], ['admin', 'list'], ['doctor'], ['rollback']]) {
    const run = hoptrail(args, { DATA_DIR });
    expect(await run.ended, args.join(' ')).toBe(1);
    expect(run.output(), args.join(' ')).toMatch(/read-only|cannot be (written|used)/);
    expect(run.output(), args.join(' ')).not.toMatch(/\n\s+at /);
  }
}, 60_000);
