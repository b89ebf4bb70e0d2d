import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { buildTestApp } from '../../testing/app.ts';

const publicUrl = 'https://beer.example';

test.for<[string, Config['hsts'], string | undefined]>([
  ['nothing is said', undefined, undefined],
  ['of this name alone', { seconds: 600, withSubdomains: false }, 'max-age=600'],
  ['of all below it', { seconds: 600, withSubdomains: true }, 'max-age=600; includeSubDomains'],
  ['to be forgotten', { seconds: 0, withSubdomains: false }, 'max-age=0'],
])('HSTS: %s', async ([, hsts, header]) => {
  const { app } = await buildTestApp({ config: { publicUrl, hsts } });
  for (const url of ['/api/breweries', '/art/mark.svg', '/none']) {
    const { headers } = await app.inject({ url });
    expect(headers['strict-transport-security'], url).toBe(header);
  }
});
