import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/app.ts';
import { findCommit } from './find-commit.ts';

const COMMITTED = '2026-05-01T14:00:00+02:00';

async function repositoryWithCommit(): Promise<string> {
  const folder = await temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@y', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: COMMITTED },
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'first');
  return folder;
}

test('returns the last commit with its date in UTC', async () => {
  const folder = await repositoryWithCommit();
  const hash = execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  expect(await findCommit(folder)).toEqual({
    hash: hash.trim(),
    date: '2026-05-01T12:00:00.000Z',
    isModified: false,
  });
});

test('says that files differ from the commit', async () => {
  const folder = await repositoryWithCommit();
  await writeFile(join(folder, 'new.ts'), '');
  expect(await findCommit(folder)).toMatchObject({ isModified: true });
});

test('returns nothing for a folder without a repository of its own', async () => {
  const inside = join(await repositoryWithCommit(), 'copy');
  await mkdir(inside);
  expect(await findCommit(inside)).toBeUndefined();
});
