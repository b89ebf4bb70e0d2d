import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { buildTestApp } from '../../testing/app.ts';

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
