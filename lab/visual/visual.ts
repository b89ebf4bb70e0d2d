/**
 * Compares what a phone shows in each state of the catalogue with another commit: `pnpm lab visual
 * <commit>`, or for some screens `pnpm lab visual <commit> --grep Podcast`. It builds that commit in a
 * temporary folder and takes its pictures, then compares those of the working tree with them. With
 * `pnpm lab visual <base>..<commit>` it compares two commits. Both are taken by the journeys of the
 * working tree.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folders, root } from './folders.ts';

const [range = '', ...options] = process.argv.slice(2);
const [base, commit] = range.split('..');
if (!base) {
  console.error('Name the commit to compare with, such as: pnpm lab visual main');
  process.exit(2);
}
rmSync(folders.all, { recursive: true, force: true });
checkOut(base, (folder) => need('pnpm', playwright(), { env: { VISUAL_BASE: folder } }));
const compare = (env?: NodeJS.ProcessEnv) => {
  process.exitCode = run('pnpm', playwright(), { env });
};
if (commit) {
  checkOut(commit, (folder) => compare({ VISUAL_COMMIT: folder }));
} else {
  need('pnpm', ['build']);
  compare();
}

/** Builds a commit in a temporary folder, which it removes after its use. */
function checkOut(one: string, use: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'hoptrail-visual-'));
  try {
    need('git', ['worktree', 'add', '--quiet', '--detach', folder, one]);
    need('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
    need('pnpm', ['build'], { cwd: folder });
    use(folder);
  } finally {
    run('git', ['worktree', 'remove', '--force', folder]);
  }
}

function playwright(): string[] {
  const config = join(import.meta.dirname, 'playwright.config.ts');
  return ['exec', 'playwright', 'test', '--config', config, ...options];
}

interface Place {
  cwd?: string;
  /** Variables beside those of this process. */
  env?: NodeJS.ProcessEnv | undefined;
}

/** @throws if the program fails */
function need(program: string, args: readonly string[], place?: Place): void {
  const status = run(program, args, place);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}.`);
}

function run(program: string, args: readonly string[], { cwd = root, env }: Place = {}): number {
  const { status, error } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return status ?? 1;
}
