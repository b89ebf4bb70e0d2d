import { describe, expect, it } from 'vitest';
import { usualPlaces } from './usual-places.ts';

describe('the usual places of a browser', () => {
  it('on Linux are the folders of PATH, then the usual ones', () => {
    const places = usualPlaces('linux', { PATH: '/home/me/bin:/usr/bin' });
    const folders = ['/home/me/bin', '/usr/bin', '/usr/local/bin', '/snap/bin'];
    expect(places.slice(0, 8)).toEqual([
      ...folders.map((folder) => `${folder}/chromium-headless-shell`),
      ...folders.map((folder) => `${folder}/chromium`),
    ]);
    expect(places).toContain('/usr/bin/google-chrome');
  });

  it('on macOS are the applications of the machine and of the person', () => {
    const places = usualPlaces('darwin', { HOME: '/Users/me' });
    expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(places).toContain('/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  it('on Windows are the program folders that it has', () => {
    const places = usualPlaces('win32', {
      ProgramFiles: 'C:\\Program Files',
      LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local',
    });
    expect(places).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(places).toContain('C:\\Users\\me\\AppData\\Local\\Chromium\\Application\\chrome.exe');
    expect(places).toHaveLength(6);
  });
});
