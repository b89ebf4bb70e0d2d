import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { plainServer } from './plain-server.ts';

async function begin(isReady: boolean) {
  const challenges = new Map([['token', 'token.proof']]);
  const publicUrl = 'https://beer.example.org';
  const server = plainServer({ challenges, publicUrl, isReady: () => isReady });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
}

test('answers the authority and tells people to wait before there is a certificate', async () => {
  const get = await begin(false);
  const proof = await get('/.well-known/acme-challenge/token');
  expect([proof.status, await proof.text()]).toEqual([200, 'token.proof']);
  const page = await get('/breweries');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await page.text()).toContain('its certificate has not come yet');
});

test('redirects to the same page of its own host afterwards', async () => {
  const get = await begin(true);
  const locations = await Promise.all(
    ['/brewery/7?tab=beers', '//evil.example', '/\\evil.example', '/%0d%0aset-cookie:x'].map(
      async (path) => (await get(path)).headers.get('location'),
    ),
  );
  for (const location of locations) {
    expect(new URL(location ?? '').origin).toBe('https://beer.example.org');
  }
  expect(locations[0]).toBe('https://beer.example.org/brewery/7?tab=beers');
});

test.each([
  '/api',
  '/api/users/7',
  '/api?x',
  '/trpc/auth.me',
  '/objects/uploads/7',
  '//api/users/7',
  '/calendars/favorites/secret.ics',
  '/%61pi/users/7',
  '/x/../api/auth/me',
  '/%2Fobjects/uploads/7',
])('refuses %s with a sentence, because programs follow redirects unnoticed', async (path) => {
  const get = await begin(true);
  const refused = await get(path);
  expect([refused.status, refused.headers.get('location')]).toEqual([403, null]);
  expect(await refused.json()).toEqual({
    message: 'This address answers programs over https only. Please use https://beer.example.org.',
    code: 'request.plainHttp',
  });
});

test('no page can frame any answer', async () => {
  for (const isReady of [true, false]) {
    const get = await begin(isReady);
    for (const path of ['/', '/apis', '/api', '/.well-known/acme-challenge/token']) {
      const policy = (await get(path)).headers.get('content-security-policy');
      expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
    }
  }
});

test('redirects pages whose names only begin like the paths of programs', async () => {
  const get = await begin(true);
  for (const path of ['/apis', '/objectsx/7', '/brewery/api', '/calendars/events.ics']) {
    expect([path, (await get(path)).status]).toEqual([path, 308]);
  }
});
