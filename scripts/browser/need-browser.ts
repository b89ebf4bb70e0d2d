import { findBrowser } from './find-browser.ts';
import { installBrowser } from './install-browser.ts';
import { thisMachine } from './machine.ts';
import { NoBrowserError } from './no-browser-error.ts';

/**
 * Returns the path of a Chromium for the tests, which it installs if there is none. Ends the process
 * with the reason if none can be installed.
 */
export function needBrowser(): string {
  const machine = thisMachine();
  try {
    return findBrowser(machine) ?? installBrowser(machine, console.log);
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
