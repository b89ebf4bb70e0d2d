/**
 * Compares what a phone shows in each state of the catalogue with another commit: `pnpm visual
 * <commit>`, or for some screens `pnpm visual <commit> --grep Podcast`. It builds that commit in a
 * temporary folder and takes its pictures, then compares those of the working tree with them. Both
 * are taken by the journeys of the working tree.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folders, root } from './folders.ts';

const [commit, ...options] = process.argv.slice(2);
if (!commit) {
  console.error('Name the commit to compare with, such as: pnpm visual main');
  process.exit(2);
}
rmSync(folders.all, { recursive: true, force: true });
const base = mkdtempSync(join(tmpdir(), 'hoptrail-visual-'));
try {
  need('git', ['worktree', 'add', '--quiet', '--detach', base, commit]);
  need('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: base });
  need('pnpm', ['build'], { cwd: base });
  need('pnpm', playwright(), { env: { ...process.env, VISUAL_BASE: base } });
} finally {
  run('git', ['worktree', 'remove', '--force', base]);
}
need('pnpm', ['build']);
process.exitCode = run('pnpm', playwright());

function playwright(): string[] {
  const config = join(import.meta.dirname, 'playwright.config.ts');
  return ['exec', 'playwright', 'test', '--config', config, ...options];
}

interface Place {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** @throws if the program fails */
function need(program: string, args: readonly string[], place?: Place): void {
  const status = run(program, args, place);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}.`);
}

function run(program: string, args: readonly string[], { cwd = root, env }: Place = {}): number {
  const { status, error } = spawnSync(program, args, {
    cwd,
    env: env ?? process.env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return status ?? 1;
}
