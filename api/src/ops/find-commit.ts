import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Commit } from './runtime.ts';

const run = promisify(execFile);

/**
 * Returns the last commit of a repository; undefined in a folder that is none, or without git.
 * @param repository its root
 */
export async function findCommit(repository: string): Promise<Commit | undefined> {
  // Named, since git would also take the repository of a folder above.
  const git = async (...args: string[]) => {
    const folders = ['--git-dir', join(repository, '.git'), '--work-tree', repository];
    return (await run('git', [...folders, ...args])).stdout;
  };
  try {
    const [, hash, seconds] =
      /^([0-9a-f]{40}) (\d+)\n$/.exec(await git('log', '-1', '--format=%H %ct')) ?? [];
    if (hash === undefined) return undefined;
    const isModified = (await git('status', '--porcelain')) !== '';
    return { hash, date: new Date(Number(seconds) * 1000).toISOString(), isModified };
  } catch {
    return undefined;
  }
}
