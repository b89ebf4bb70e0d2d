import { badgeTiers } from '@hoptrail/contracts/lib/badges';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';

test('draws every badge', async () => {
  const run = await buildTestApp();
  for (const { icon } of badgeTiers) {
    const drawing = await run.app.inject({ url: icon });
    expect(drawing.statusCode, icon).toBe(200);
    expect(drawing.headers['content-type']).toContain('image/svg+xml');
    expect(drawing.body).toMatch(/^<svg/);
    const locked = await run.app.inject({ url: `${icon}?locked` });
    expect(locked.body).not.toBe(drawing.body);
  }
});

test('escapes a name in a logo, and responds 404 to unknown drawings', async () => {
  const run = await buildTestApp();
  const name = encodeURIComponent('<script>alert(1)</script>"&');
  const logo = await run.app.inject({ url: `/art/breweries/x/logo.svg?name=${name}` });
  expect(logo.statusCode).toBe(200);
  expect(logo.body).not.toContain('<script');
  expect(logo.headers['content-security-policy']).toContain("default-src 'none'");
  for (const url of ['/art/badges/pink-hop.svg', '/art/badges/white-hop', '/art/empty/x.svg']) {
    expect((await run.app.inject({ url })).statusCode, url).toBe(404);
  }
});
