import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { needBrowser } from '../browser/need-browser.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs journeys in a browser, and builds the web app first if it is stale: `pnpm e2e` runs all,
 * `pnpm e2e <part of a file or title>` some of them. Other options are Playwright's.
 */
process.chdir(root);
const [name, ...rest] = process.argv.slice(2);
const CHROMIUM_PATH = needBrowser();
if (isStale()) run('pnpm', ['build']);
run('pnpm', ['--filter', './web', 'e2e', ...filterFor(name), ...rest]);

function filterFor(text: string | undefined): string[] {
  if (text === undefined) return [];
  if (text.startsWith('-')) return [text];
  const isFile = globSync('web/e2e/**/*.spec.ts').some((file) => file.includes(text));
  return isFile ? [text] : ['--grep', RegExp.escape(text)];
}

/** Tells whether a source of the web app is newer than its build. */
function isStale(): boolean {
  const built = 'web/dist/index.html';
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  const sources = globSync(['web/{src,plugins,public}/**/*', 'web/*.*', 'packages/*/src/**/*']);
  const written = sources.filter((file) => !/\.(gen\.ts|tsbuildinfo)$/.test(file));
  return written.some((file) => statSync(file).mtimeMs > mtimeMs);
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, {
    env: { ...process.env, CHROMIUM_PATH },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
