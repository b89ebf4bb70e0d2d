import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { needBrowser } from '../browser/need-browser.ts';

const root = join(import.meta.dirname, '../..');
const config = join(import.meta.dirname, 'vitest.config.ts');

/**
 * Runs unit tests: `pnpm unit <part of a path>` those in Node, with the server on SQLite,
 * `--postgres` those on PostgreSQL, `--browser` those of components. Other options are Vitest's: `-u`
 * updates snapshots, `-t <title>` selects tests.
 */
const options = process.argv.slice(2);
const isFlag = (option: string) => option === '--postgres' || option === '--browser';
const chosen = options.filter(isFlag).map((flag) => flag.slice('--'.length));
const projects = chosen.length > 0 ? chosen : ['node'];
if (projects.includes('browser')) process.env.CHROMIUM_PATH = needBrowser();
const { status, error } = spawnSync(
  'vitest',
  [
    'run',
    ...['--config', config],
    ...projects.flatMap((name) => ['--project', name]),
    ...options.filter((option) => !isFlag(option)),
  ],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
if (error) throw error;
process.exitCode = status ?? 1;
