import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { installBrowser } from './install-browser.ts';
import type { Machine } from './machine.ts';

const WORKS = 'echo Chromium 159';
const IS_A_SIGNPOST = 'echo "Please install the chromium snap" >&2; exit 1';

let folder: string;
let said: string[];
const at = (name: string) => join(folder, name);
const say = (line: string) => void said.push(line);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.skipIf(process.platform === 'win32')('finding a browser', () => {
  it('prefers the one of CHROMIUM_PATH', () => {
    program('mine', WORKS);
    program('usual/chromium', WORKS);
    expect(findBrowser(machine({ chosen: at('mine') }))).toBe(at('mine'));
  });

  it('refuses a wrong CHROMIUM_PATH instead of taking another one', () => {
    program('usual/chromium', WORKS);
    expect(() => findBrowser(machine({ chosen: at('nowhere') }))).toThrow(
      `CHROMIUM_PATH is ${at('nowhere')}, but no browser runs there.`,
    );
  });

  it('takes the first of the usual places that runs', () => {
    program('usual/chromium', IS_A_SIGNPOST);
    program('usual/chrome', WORKS);
    program('playwright/chrome', WORKS);
    expect(findBrowser(machine())).toBe(at('usual/chrome'));
  });

  it('takes the one that Playwright downloaded when there is no other', () => {
    program('playwright/chrome', WORKS);
    expect(findBrowser(machine())).toBe(at('playwright/chrome'));
  });

  it('finds nothing on a machine without a browser', () => {
    expect(findBrowser(machine())).toBeUndefined();
  });
});

describe.skipIf(process.platform === 'win32')('installing a browser', () => {
  it('downloads one with Playwright if that works', () => {
    program('bin/playwright', making('playwright/chrome', WORKS));
    program('bin/apt-get', making('usual/chromium', WORKS));
    expect(installBrowser(machine({ hasAptAsRoot: true }), say)).toBe(at('playwright/chrome'));
    expect(said).toEqual(['Downloading a Chromium with Playwright (about 170 MB).']);
  });

  it('uses apt-get when Playwright cannot download', () => {
    program('bin/playwright', 'echo "no connection" >&2; exit 1');
    program('bin/apt-get', making('usual/chromium', WORKS));
    expect(installBrowser(machine({ hasAptAsRoot: true }), say)).toBe(at('usual/chromium'));
    expect(said).toHaveLength(2);
  });

  it('uses apt-get when the downloaded browser lacks libraries of the system', () => {
    program('bin/playwright', making('playwright/chrome', 'exit 127'));
    program('bin/apt-get', making('usual/chromium', WORKS));
    expect(installBrowser(machine({ hasAptAsRoot: true }), say)).toBe(at('usual/chromium'));
  });

  it('installs no packages of the system without the right to do so', () => {
    program('bin/playwright', 'echo "no connection" >&2; exit 1');
    program('bin/apt-get', making('usual/chromium', WORKS));
    expect(() => installBrowser(machine(), say)).toThrow(/no connection/);
    expect(findBrowser(machine())).toBeUndefined();
  });

  it('says what failed and what to do when no way works', () => {
    program('bin/playwright', 'echo "no connection" >&2; exit 1');
    program('bin/apt-get', 'echo "E: no such package"; exit 100');
    const install = () => installBrowser(machine({ hasAptAsRoot: true }), say);
    expect(install).toThrow(/no connection/);
    expect(install).toThrow(/E: no such package/);
    expect(install).toThrow(/Install Chromium or Google Chrome, or set CHROMIUM_PATH/);
  });
});

/** Returns a machine that has only the files in the test's folder. */
function machine(differences: { chosen?: string; hasAptAsRoot?: boolean } = {}): Machine {
  return {
    platform: process.platform,
    env: { PATH: `${at('bin')}:/usr/bin:/bin`, CHROMIUM_PATH: differences.chosen },
    places: [at('usual/chromium'), at('usual/chrome')],
    playwrightBrowser: at('playwright/chrome'),
    hasAptAsRoot: differences.hasAptAsRoot ?? false,
  };
}

function program(name: string, script: string) {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), `#!/bin/sh\n${script}\n`);
  chmodSync(at(name), 0o755);
}

/** Returns a script that installs a program. */
function making(name: string, script: string): string {
  return [
    `mkdir -p ${dirname(at(name))}`,
    `printf '#!/bin/sh\\n${script}\\n' > ${at(name)}`,
    `chmod +x ${at(name)}`,
  ].join('\n');
}
