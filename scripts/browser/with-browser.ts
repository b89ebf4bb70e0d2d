import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';
import { installBrowser } from './install-browser.ts';
import { thisMachine } from './machine.ts';
import { NoBrowserError } from './no-browser-error.ts';

/**
 * Runs a command with CHROMIUM_PATH set to a browser: `node scripts/browser/with-browser.ts
 * <command>`.
 */
try {
  process.exitCode = runWithBrowser(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function runWithBrowser([program, ...rest]: string[]): number {
  if (!program) throw new Error('Say what to run, such as: pnpm --filter ./web e2e');
  const machine = thisMachine();
  const browser = findBrowser(machine) ?? installBrowser(machine, console.log);
  console.log(`The browser for the tests is ${browser}`);
  const { status, error } = spawnSync(program, rest, {
    env: { ...machine.env, CHROMIUM_PATH: browser },
    stdio: 'inherit',
    shell: machine.platform === 'win32',
  });
  if (error) throw error;
  return status ?? 1;
}
