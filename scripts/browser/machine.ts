import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { usualPlaces } from './usual-places.ts';

/** The facts that determine which browser the tests get. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  /** Files where a browser may be, the most likely first. */
  places: readonly string[];
  /** The path of the browser that Playwright downloads. */
  playwrightBrowser: string;
  /** Whether packages of Debian or Ubuntu can be installed without a password. */
  hasAptAsRoot: boolean;
}

/** Returns the facts about this machine. */
export function thisMachine(): Machine {
  const { platform, env } = process;
  return {
    platform,
    env,
    places: usualPlaces(platform, env),
    playwrightBrowser: chromium.executablePath(),
    hasAptAsRoot: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  };
}
