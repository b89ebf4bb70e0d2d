import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';
import { installBrowser } from './install-browser.ts';
import { thisMachine } from './machine.ts';
import { NoBrowserError } from './no-browser-error.ts';

/**
 * Runs a command with CHROMIUM_PATH set to a browser, which is installed if there is none: `node
 * scripts/browser/with-browser.ts <command>`. Without a command it only installs one.
 */
try {
  process.exitCode = runWithBrowser(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function runWithBrowser([program, ...rest]: string[]): number {
  const machine = thisMachine();
  const browser = findBrowser(machine) ?? installBrowser(machine, console.log);
  console.log(`The browser for the tests is ${browser}`);
  if (!program) return 0;
  const { status, error } = spawnSync(program, rest, {
    env: { ...machine.env, CHROMIUM_PATH: browser },
    stdio: 'inherit',
    shell: machine.platform === 'win32',
  });
  if (error) throw error;
  return status ?? 1;
}
