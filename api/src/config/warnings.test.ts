import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/app.ts';
import { streetsArchive, tilesAbove } from '../testing/map/streets-archive.ts';
import { readConfig } from './config.ts';

const mistakes = (env: Record<string, string>) => readConfig(env, 'production').mistakes;
const SMTP_URL = 'smtps://mail.example.org';

test('warns of nothing without settings and with the variables of other programs', () => {
  expect(mistakes({})).toEqual([]);
  expect(
    mistakes({
      ...{
        PATH: '/bin',
        HOME: '/root',
        HOSTNAME: 'beer',
        PWD: '/',
        TZ: 'UTC',
        MAIL: '/var/mail/x',
      },
      ...{ HTTP_PROXY: 'http://x', HTTPS_PROXY: 'http://x', NODE_EXTRA_CA_CERTS: '/ca.pem' },
      ...{ HOPTRAIL_PORT: 'tcp://10.0.0.1:80', PORTS: '', CREDENTIALS_DIRECTORY: '/run/none' },
    }),
  ).toEqual([]);
});

test.each([
  ['ADMIN_EMAIL', 'ADMIN_EMAIL is not read. Did you mean ADMIN_EMAILS?'],
  ['PUBLIC_URLS', 'PUBLIC_URLS is not read. Did you mean PUBLIC_URL?'],
  ['PULBIC_URL', 'PULBIC_URL is not read. Did you mean PUBLIC_URL?'],
  ['public_url', 'public_url is not read. Did you mean PUBLIC_URL?'],
  ['HOPTRAIL_DATA_DIR', 'HOPTRAIL_DATA_DIR is not read. Did you mean DATA_DIR?'],
  ['SMTP_PASSWORD', 'SMTP_PASSWORD is not read. Hoptrail reads SMTP_URL.'],
  [
    'ADMIN_EMAILS_FILE',
    'ADMIN_EMAILS_FILE is not read. Only secrets are read from files: set ADMIN_EMAILS itself.',
  ],
])('warns of %s as a probable mistake', (name, warning) => {
  expect(mistakes({ [name]: 'x' })).toEqual([warning]);
});

test.each(['codes', 'Hoptrail <codes>', 'Hoptrail codes@beer.example.org'])(
  'warns of a sender that is no address, with a mail server and without: %s',
  (MAIL_FROM) => {
    const warnings = [expect.stringContaining('MAIL_FROM holds no e-mail address')];
    expect(mistakes({ SMTP_URL, MAIL_FROM })).toEqual(warnings);
    expect(mistakes({ MAIL_FROM })).toEqual(warnings);
  },
);

const tiles = tilesAbove({ z: 1, x: 0, y: 0, wide: 2, high: 2 });
const map = streetsArchive(tiles);

test('warns of a file of map tiles that is missing or no file', async () => {
  const folder = await temporaryFolder();
  const missing = join(folder, 'none.pmtiles');
  expect(mistakes({ MAP_TILES_FILE: missing })).toEqual([
    `MAP_TILES_FILE is ${missing}, which does not exist: the map shows no streets.`,
  ]);
  expect(mistakes({ MAP_TILES_FILE: folder })).toEqual([
    `MAP_TILES_FILE is ${folder}, which is not a file: the map shows no streets.`,
  ]);
  const file = join(folder, 'streets.pmtiles');
  await writeFile(file, map);
  expect(mistakes({ MAP_TILES_FILE: file })).toEqual([]);
});

test.each([
  ['another file', Buffer.from('not a map'), 'is no PMTiles file'],
  [
    'half a map',
    map.subarray(0, -1),
    `is not whole: it has ${map.length - 1} of ${map.length} bytes`,
  ],
  [
    'a foreign map',
    streetsArchive(tiles, { vector_layers: [] }),
    'has other layers than the maps of Protomaps',
  ],
])('warns of %s in the data folder, with the command', async (_what, content, reason) => {
  const DATA_DIR = await temporaryFolder();
  const file = join(DATA_DIR, 'map.pmtiles');
  expect(mistakes({ DATA_DIR })).toEqual([]);
  await writeFile(file, content);
  expect(mistakes({ DATA_DIR })).toEqual([
    `${file} ${reason}: the map shows no streets. Get it anew: hoptrail map get (some 30 MB for a town and what is around it).`,
  ]);
});

test.each([
  ['codes@localhost', 'MAIL_FROM is an address on localhost: most'],
  ['Hoptrail <codes@beerhost>', 'MAIL_FROM is an address on beerhost: most'],
])('warns of a sender that mail servers refuse: %s', (MAIL_FROM, text) => {
  expect(mistakes({ SMTP_URL, MAIL_FROM })).toEqual([expect.stringContaining(text)]);
  expect(mistakes({ MAIL_FROM }), 'without a mail server').toEqual([]);
});

test('warns of a sender of another domain than the mail account, without naming the account', () => {
  const account = 'smtps://ada%40mailhost.example:secret@smtp.mailhost.example';
  const MAIL_FROM = 'Hoptrail <codes@beer.example.org>';
  const [warning] = mistakes({ SMTP_URL: account, MAIL_FROM });
  expect(warning).toContain('is an address on beer.example.org, but SMTP_URL signs in with one on');
  expect(warning).not.toMatch(/ada|secret/);
  expect(mistakes({ SMTP_URL: account, MAIL_FROM: 'codes@mailhost.example' })).toEqual([]);
  expect(mistakes({ SMTP_URL, MAIL_FROM })).toEqual([]);
});

test.each(['0.0.0.0/1,128.0.0.0/1', '2000::/3'])(
  'warns of a proxy range that includes everybody: %s',
  (all) => {
    expect(mistakes({ TRUST_PROXY: all })).toEqual([
      expect.stringMatching(/^TRUST_PROXY trusts .*, where everybody is/),
    ]);
    expect(mistakes({ TRUST_PROXY: '10.0.0.0/8,fc00::/7,loopback,192.0.2.7' })).toEqual([]);
  },
);

test('warns of HSTS that is never sent', () => {
  expect(mistakes({ HSTS_SECONDS: '60' })[0]).toContain('sent over https only');
  const PUBLIC_URL = 'https://beer.example';
  expect(mistakes({ PUBLIC_URL, HSTS_SUBDOMAINS: '1' })[0]).toContain('does nothing without');
  expect(mistakes({ PUBLIC_URL, HSTS_SUBDOMAINS: '1', HSTS_SECONDS: '60' })).toEqual([]);
});
