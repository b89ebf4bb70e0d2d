import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

test('the change is what differs from a commit: commits, edits and new files', () => {
  const { folder, git, write } = repository();
  const base = git('rev-parse', 'HEAD');
  write('committed.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'change');
  write('first.ts', 'edited');
  write('new file.ts');
  expect(changedFiles(folder, base)?.toSorted()).toEqual([
    'committed.ts',
    'first.ts',
    'new file.ts',
  ]);
});

test('without a commit it is what came since the branch left its upstream', () => {
  const { folder, git, write } = repository();
  git('branch', 'upstream');
  git('branch', '--set-upstream-to', 'upstream');
  write('new.ts');
  expect(changedFiles(folder, undefined)).toEqual(['new.ts']);
});

test('without an upstream, or without git, everything may have changed', () => {
  expect(changedFiles(repository().folder, undefined)).toBeUndefined();
  expect(changedFiles(temporaryFolder(), undefined)).toBeUndefined();
});

test('a commit that does not exist is an error', () => {
  expect(() => changedFiles(repository().folder, 'nowhere')).toThrow('TEST_BASE is nowhere');
});

/** Creates a repository with one commit. */
function repository() {
  const folder = temporaryFolder();
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  const git = (...args: string[]) =>
    execFileSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  const write = (name: string, text = '') => writeFileSync(join(folder, name), text);
  git('init', '--quiet');
  write('first.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  return { folder, git, write };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hoptrail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
