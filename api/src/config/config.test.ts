import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('serves on port 3000 with data in the working folder by default', () => {
  expect(readConfig({}, 'production')).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir: './data',
    adminEmails: [],
    trustProxy: [],
    trustForwardedHost: false,
    codesPerAddress: 10,
    codesPerClient: 60,
    requestsPerMinute: 1200,
    filesPerMinute: 6000,
  });
});

test('reads an empty variable as not set, and splits and normalizes lists', () => {
  const config = readConfig(
    {
      PORT: '',
      ADMIN_EMAILS: ' Boss@Beer.Example , second@beer.example',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
      PUBLIC_URL: 'https://beer.example/',
      PODCAST_OWNER: 'Porch Light Radio <podcast@beer.example>',
    },
    'production',
  );
  expect(config).toMatchObject({
    port: 3000,
    adminEmails: ['boss@beer.example', 'second@beer.example'],
    trustProxy: ['127.0.0.1', '10.0.0.0/8'],
    publicUrl: 'https://beer.example',
    podcastOwner: { name: 'Porch Light Radio', email: 'podcast@beer.example' },
  });
});

test.each([
  [
    { PODCAST_OWNER: 'podcast@beer.example' },
    'PODCAST_OWNER is "podcast@beer.example", but it takes a name and an address, such as Porch Light Radio <podcast@beer.example.org>.',
  ],
  [{ PORT: 'http' }, 'PORT is "http", but it takes a port number'],
  [{ PORT: '70000' }, 'PORT is "70000", but it takes a port number'],
  [{ PUBLIC_URL: 'beer.example' }, 'PUBLIC_URL is "beer.example", but it takes the address'],
  [{ PUBLIC_URL: 'https://beer.example/app' }, 'the address that people use, without a path'],
  [{ PUBLIC_URL: 'https://beer.example/?a=1' }, 'the address that people use, without a path'],
  [{ HSTS_SECONDS: 'year' }, 'HSTS_SECONDS is "year", but it takes a whole number of seconds'],
  [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS is "yes", but it takes 0 or 1'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is not usable, but it takes a mail server'],
  [{ ADMIN_EMAILS: 'nobody' }, 'ADMIN_EMAILS is "nobody", but it takes e-mail addresses'],
  [{ CHECKIN_REQUIRE_LOCATION: 'yes' }, 'CHECKIN_REQUIRE_LOCATION is "yes", but it takes 0 or 1'],
  [{ MAP_TILES_URL: 'https://tiles.example/map.png' }, 'but it takes the address of map tiles'],
  [{ MAP_TILES_URL: 'ftp://tiles.example/{z}/{x}/{y}' }, 'but it takes the address of map tiles'],
  [{ MAP_TILES_URL: "https://a.example;script-src '*'/{z}/{x}/{y}" }, 'MAP_TILES_URL'],
  [{ MAP_TILES_FILE: 'map.pmtiles' }, 'MAP_TILES_FILE is "map.pmtiles", but it takes the path'],
  [{ MAP_TILES_DIRECT: '1' }, 'Set MAP_TILES_URL too'],
  [
    { MAP_TILES_FILE: '/srv/map.pmtiles', MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}' },
    'exclude each other',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but it takes one of'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is "1", but it takes the addresses of your proxies'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is "10.0.0.0/33"'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY is "0.0.0.0/0", but it takes the addresses of your'],
  [{ TRUST_PROXY: '127.0.0.1,::/0' }, 'proxies, not all there are: anybody could forge'],
  [{ DOMAIN: 'https://beer.example' }, 'DOMAIN is "https://beer.example", but it takes a name'],
  [{ DOMAIN: '192.0.2.7' }, 'DOMAIN is "192.0.2.7", but it takes a name'],
  [{ ACME_DIRECTORY: 'http://ca.example' }, 'ACME_DIRECTORY is "http://ca.example"'],
  [{ DRAIN_SECONDS: 'long' }, 'DRAIN_SECONDS is "long", but it takes a whole number of seconds'],
  [{ CODES_PER_CLIENT: '0.5' }, 'CODES_PER_CLIENT is "0.5", but it takes a whole number from 1'],
  [{ DOMAIN: 'beer.example', PUBLIC_URL: 'https://ale.example' }, 'Leave PUBLIC_URL out'],
  [{ DOMAIN: 'beer.example', TRUST_PROXY: '127.0.0.1' }, 'exclude each other'],
  [{ DOMAIN: 'beer.example', HTTP_PORT: '443' }, 'HTTP_PORT and HTTPS_PORT are both 443'],
])('refuses %o, naming the variable and what it takes', (env, message) => {
  const read = () => readConfig(env, 'production');
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
});

test('names all wrong variables at once, without secrets', () => {
  const env = { PORT: 'http', SMTP_URL: 'http://user:hunter2@mail', LOG_LEVEL: 'loud' };
  expect(() => readConfig(env, 'production')).toThrow(
    /^The configuration cannot be used:\n {2}PORT .*\n {2}SMTP_URL .*\n {2}LOG_LEVEL .*\.$/,
  );
  expect(() => readConfig(env, 'production')).not.toThrow(/hunter2/);
});

test('serves a domain on all addresses over https', () => {
  const config = readConfig({ DOMAIN: 'Bücher.example' }, 'production');
  expect(config).toMatchObject({
    host: '::',
    port: 443,
    publicUrl: 'https://xn--bcher-kva.example',
    https: { domain: 'xn--bcher-kva.example', httpPort: 80 },
  });
  const odd = readConfig({ DOMAIN: 'beer.example', HTTPS_PORT: '8443' }, 'production');
  expect(odd.publicUrl).toBe('https://beer.example:8443');
});

test('sends HSTS with a domain, behind a proxy if it is set, and never over http', () => {
  const hsts = (env: Record<string, string>) => readConfig(env, 'production').hsts;
  const [domain, proxy] = [{ DOMAIN: 'beer.example' }, { PUBLIC_URL: 'https://beer.example' }];
  expect(hsts({})).toBeUndefined();
  expect(hsts({ HSTS_SECONDS: '60' })).toBeUndefined();
  expect(hsts(domain)).toEqual({ seconds: 31_536_000, withSubdomains: false });
  expect(hsts({ ...domain, HSTS_SECONDS: '0' })).toEqual({ seconds: 0, withSubdomains: false });
  expect(hsts(proxy)).toBeUndefined();
  expect(hsts({ ...proxy, HSTS_SUBDOMAINS: '1' })).toBeUndefined();
  expect(hsts({ ...proxy, HSTS_SECONDS: '60', HSTS_SUBDOMAINS: '1' })).toEqual({
    seconds: 60,
    withSubdomains: true,
  });
});

test('has no streets, or map tiles with their attribution', () => {
  const { map } = readConfig({}, 'production');
  expect(map.tilesUrl).toBeUndefined();
  expect([map.attribution, map.attributionUrl]).toEqual([
    '© OpenStreetMap contributors',
    'https://www.openstreetmap.org/copyright',
  ]);
  const tilesUrl = 'https://tiles.example/{z}/{x}/{y}.png';
  const direct = { MAP_TILES_URL: tilesUrl, MAP_TILES_DIRECT: '1' };
  expect(readConfig(direct, 'production').map).toMatchObject({ tilesUrl, isDirect: true });
  const own = { MAP_TILES_FILE: '/srv/map.pmtiles', MAP_ATTRIBUTION: 'Our own survey' };
  expect(readConfig(own, 'production').map).toEqual({
    tilesUrl: undefined,
    tilesFile: '/srv/map.pmtiles',
    isDirect: false,
    attribution: 'Our own survey',
    attributionUrl: undefined,
  });
});
