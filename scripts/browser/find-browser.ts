import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Machine } from './machine.ts';
import { NoBrowserError } from './no-browser-error.ts';

const ANSWER_MS = 15_000;

/**
 * Finds a browser: the one of CHROMIUM_PATH, else the first in the usual places, else the one that
 * Playwright has downloaded.
 * @returns its file, or undefined when there is none
 * @throws NoBrowserError when CHROMIUM_PATH names a file that is not a working browser
 */
export function findBrowser(machine: Machine): string | undefined {
  const chosen = machine.env.CHROMIUM_PATH;
  if (!chosen) {
    return [...machine.places, machine.playwrightBrowser].find((file) => works(file, machine));
  }
  if (works(chosen, machine)) return chosen;
  throw new NoBrowserError(`CHROMIUM_PATH is ${chosen}, but no browser runs there.`);
}

/**
 * Runs the browser, since on some systems the file is a script that only explains how to install
 * one.
 */
function works(file: string, { platform, env }: Machine): boolean {
  if (!existsSync(file)) return false;
  // On Windows this would open a window.
  if (platform === 'win32') return true;
  return spawnSync(file, ['--version'], { env, timeout: ANSWER_MS }).status === 0;
}
