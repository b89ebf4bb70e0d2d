import { posix, win32 } from 'node:path';

/** Returns the usual paths of Chromium and the browsers built on it, the most likely first. */
export function usualPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  switch (platform) {
    case 'darwin':
      return ['/Applications', posix.join(env.HOME ?? '/', 'Applications')].flatMap((folder) =>
        macApps.map((app) => posix.join(folder, `${app}.app`, 'Contents/MacOS', app)),
      );
    case 'win32':
      return windowsApps.flatMap((app) =>
        [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
          .filter((folder) => folder !== undefined)
          .map((folder) => win32.join(folder, app)),
      );
    default:
      return linuxFiles(env);
  }
}

const macApps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const windowsApps = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
const linuxNames = [
  // First, because the headless shell needs a quarter less processor time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const linuxFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

function linuxFiles({ PATH = '' }: NodeJS.ProcessEnv): string[] {
  const folders = new Set([...PATH.split(posix.delimiter).filter(Boolean), ...linuxFolders]);
  return linuxNames.flatMap((name) => [...folders].map((folder) => posix.join(folder, name)));
}
