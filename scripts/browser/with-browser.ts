import { spawnSync } from 'node:child_process';
import { needBrowser } from './need-browser.ts';

/**
 * Runs a command with CHROMIUM_PATH set to a browser, which is installed if there is none: `node
 * scripts/browser/with-browser.ts <command>`. Without a command it only installs one.
 */
const [program, ...rest] = process.argv.slice(2);
const CHROMIUM_PATH = needBrowser();
console.log(`The browser for the tests is ${CHROMIUM_PATH}`);
if (program) {
  const { status, error } = spawnSync(program, rest, {
    env: { ...process.env, CHROMIUM_PATH },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
}
