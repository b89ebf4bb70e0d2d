import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';

const publicUrl = 'https://beer.example';

test.for<[string, Config['hsts'], string | undefined]>([
  ['no header', undefined, undefined],
  ['for this host only', { seconds: 600, withSubdomains: false }, 'max-age=600'],
  ['with its subdomains', { seconds: 600, withSubdomains: true }, 'max-age=600; includeSubDomains'],
  ['ended by zero seconds', { seconds: 0, withSubdomains: false }, 'max-age=0'],
])('HSTS: %s', async ([, hsts, header]) => {
  const { app } = await buildTestApp({ config: { publicUrl, hsts } });
  for (const url of ['/api/breweries', '/art/mark.svg', '/none']) {
    const { headers } = await app.inject({ url });
    expect(headers['strict-transport-security'], url).toBe(header);
  }
});

test('no page can frame any answer', async () => {
  const webRoot = await temporaryFolder();
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Hoptrail</title>');
  await writeFile(join(webRoot, 'docs.html'), '<!doctype html><title>API</title>');
  await writeFile(join(webRoot, 'assets', 'app-1.js'), 'export {};');
  const { app } = await buildTestApp({ webRoot });
  const urls = [
    '/',
    '/assets/app-1.js',
    '/none',
    '/%',
    '/api/docs',
    '/api/openapi.json',
    '/api/health',
    '/api/breweries',
    '/api/none',
    '/trpc/breweries.list?input={}',
    '/trpc/none',
    '/objects/uploads/none',
    '/art/mark.svg',
    '/art/none.svg',
    '/cards/app/hoptrail.png',
    '/calendars/events.ics',
    '/feeds/events.xml',
    '/robots.txt',
    '/sitemap.xml',
    '/tiles/0/0/0.png',
  ];
  for (const url of urls) {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'] as const) {
      const { headers } = await app.inject({ method, url });
      expect([method, url, headers['content-security-policy']]).toEqual([
        method,
        url,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  }
});
