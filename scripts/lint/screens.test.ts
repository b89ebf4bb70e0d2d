import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../../web/src');

/** Screens to which no link of the app leads, and who opens them. */
const withoutLink: Readonly<Record<string, string>> = {
  '/sign-in-link': 'a mail',
  '/first-administrator': 'the log of a new server',
  '/tap': 'the address on an NFC tag',
  '/board': 'people type it on a television',
  '/event/$id': 'links of the documented app',
  '/events/$id': 'links of the documented app',
  '/breweries/$id': 'links of the documented app',
  '/brewery/$id/banner': 'links of the documented app',
  '/brewery/$id/events': 'links of the documented app',
};

/** Screens of fans that a phone does not store, and why. */
const onlyOnline: Readonly<Record<string, string>> = {
  '/beer-finder': 'its results depend on chosen styles and on the position',
  '/tap': 'the server reads the tag',
  '/your-data': 'exports and imports need the server',
  '/beer-dog': 'its pictures are those of the server',
};

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|routeTree\.gen/.test(file))
  .map((file) => readFileSync(join(app, file), 'utf8'));

test.each(Object.keys(screens))('a link leads to %s', (path) => {
  const link = new RegExp(`\\b(to|href|linkTo|path)(=|: |=\\{)['"\`]${escaped(path)}['"\`/?]`);
  const isLinked = sources.some((source) => link.test(source));
  const message = `Nothing links to ${path}. Add a link, or name who opens it in scripts/lint/screens.test.ts.`;
  expect(isLinked || path in withoutLink, message).toBe(true);
});

test.each(Object.entries<Screen>(screens).filter(([, { audience }]) => audience === 'fan'))(
  '%s works offline, or says why not',
  (path, { offline }) => {
    const message = `${path} is not stored for use offline. Set \`offline\`, or give the reason in scripts/lint/screens.test.ts.`;
    expect(offline || path in onlyOnline, message).toBe(true);
  },
);

function escaped(path: string): string {
  return path.replace(/[$.*+?^(){}|[\]\\]/g, '\\$&');
}
