import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';
import type { Machine } from './machine.ts';
import { NoBrowserError } from './no-browser-error.ts';

/** The time-out of Playwright's download server, after which the next method is tried. */
const CONNECTION_MS = '5000';

interface Installation {
  /** The message to print before the commands run. */
  says: string;
  commands: readonly (readonly [program: string, ...rest: string[]])[];
}

/**
 * Installs a browser by the first method that works.
 * @param say receives a line before each attempt
 * @returns the browser's file
 * @throws NoBrowserError when no method works
 */
export function installBrowser(machine: Machine, say: (line: string) => void): string {
  const failures: string[] = [];
  for (const { says, commands } of installations(machine)) {
    say(says);
    const failure = commands.map((command) => run(command, machine)).find((why) => why !== '');
    const browser = failure === undefined ? findBrowser(machine) : undefined;
    if (browser) return browser;
    failures.push(`  ${says} ${failure ?? 'It does not run on this machine.'}`);
  }
  throw new NoBrowserError(
    [
      'No Chromium was found, and none could be installed.',
      ...failures,
      'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the file of one.',
    ].join('\n'),
  );
}

function installations({ hasAptAsRoot }: Machine): Installation[] {
  const download: Installation = {
    says: 'Downloading a Chromium with Playwright (about 170 MB).',
    commands: [['playwright', 'install', '--no-shell', '--no-progress', 'chromium']],
  };
  return hasAptAsRoot
    ? [download, fromApt('chromium-headless-shell'), fromApt('chromium')]
    : [download];
}

function fromApt(name: string): Installation {
  return {
    says: `Installing ${name} of this system with apt-get.`,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', name],
    ],
  };
}

/**
 * Runs a command.
 * @returns its error message; empty if it succeeds
 */
function run([program, ...rest]: Installation['commands'][number], machine: Machine): string {
  const { status, error, stdout, stderr } = spawnSync(program, rest, {
    encoding: 'utf8',
    env: {
      ...machine.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_MS,
    },
    // On Windows the programs of npm packages are shell scripts.
    shell: machine.platform === 'win32',
  });
  if (status === 0) return '';
  if (error) return error.message;
  const lines = `${stdout}\n${stderr}`.trim().split('\n');
  return lines.find((line) => /^(Error|E): ?/.test(line)) ?? (lines.at(-1) || `${program} failed.`);
}
