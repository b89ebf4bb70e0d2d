import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Builds the web app if it is stale and runs some journeys: `pnpm journey <part of a file or
 * title>`.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
const [name, ...rest] = process.argv.slice(2);
if (!name) {
  console.error('Name a journey by a part of its file or title, such as: pnpm journey checkin');
  process.exit(2);
}
if (isStale()) run('pnpm', ['build']);
const isFile = globSync('web/e2e/**/*.spec.ts').some((file) => file.includes(name));
run('pnpm', ['e2e', ...(isFile ? [name] : ['--grep', RegExp.escape(name)]), ...rest]);

/** Tells whether a source of the web app is newer than its build. */
function isStale(): boolean {
  const built = 'web/dist/index.html';
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  const sources = globSync(['web/{src,plugins,public}/**/*', 'web/*.*', 'packages/*/src/**/*']);
  return sources.some((file) => !file.endsWith('.gen.ts') && statSync(file).mtimeMs > mtimeMs);
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
