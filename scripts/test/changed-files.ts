import { spawnSync } from 'node:child_process';

/**
 * Returns the files that differ between a commit and the working tree, untracked ones included: the
 * given commit, else the one where this branch left its upstream.
 * @param base the value of `TEST_BASE`
 * @returns undefined if there is no such commit, so that everything may have changed
 * @throws if `base` names no commit
 */
export function changedFiles(folder: string, base: string | undefined): string[] | undefined {
  const commit = git(folder, base ? ['rev-parse', `${base}^{commit}`] : MERGE_BASE)?.trim();
  if (commit === undefined) {
    if (base) throw new Error(`TEST_BASE is ${base}, which is no commit here.`);
    return undefined;
  }
  const changed = git(folder, ['diff', '--name-only', '--no-renames', '-z', commit]);
  const untracked = git(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
  return `${changed ?? ''}${untracked ?? ''}`.split('\0').filter(Boolean);
}

const MERGE_BASE = ['merge-base', 'HEAD', '@{upstream}'];

/** Returns the output of git; undefined if it fails, as it does without a repository. */
function git(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
