import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restProcedures } from '../../transport/rest/rest.ts';
import { buildTestApp, temporaryFolder } from '../app.ts';
import { buildPatientApp } from './app.ts';
import { problemWith } from './fuzz/oracle.ts';
import { responseOf } from './transports.ts';

const BROKEN_BODIES = ['{', '[1', '{"id":}', 'null', '7', '"text"', '[]', '\0', 'true', '{}}'];

test.each([
  ['a broken escape', '/api/users/%zz'],
  ['half a UTF-8 sequence', '/api/users/%c3'],
  ['NUL', '/api/nothing/%00'],
  ['a part that is too long', `/api/users/${'x'.repeat(6000)}`],
  ['a path upwards', '/objects/uploads/..%2f..%2fhoptrail.db'],
  ['no procedure', '/trpc/__proto__'],
  ['no procedure either', '/trpc/constructor,auth.me?batch=1'],
])('an address with %s gets an error without internals', async (_what, url) => {
  const { app } = await buildPatientApp();
  const response = await app.inject({ url });
  expect([207, 400, 404]).toContain(response.statusCode);
  expect(response.body).not.toContain('stack');
  if (!url.startsWith('/trpc')) {
    expect(Object.keys(response.json()).sort()).toEqual(['code', 'message']);
  }
});

test('a body that is not a JSON object causes no invalid response', async () => {
  const { app } = await buildPatientApp();
  const headers = { 'content-type': 'application/json' };
  for (const served of restProcedures().filter(({ rest }) => rest.method !== 'GET')) {
    const { method, path } = served.rest;
    const restUrl = `/api${path.replace(/:\w+/g, 'x')}`;
    for (const payload of BROKEN_BODIES) {
      const rest = await app.inject({ method, url: restUrl, payload, headers });
      const rpc = await app.inject({
        method: 'POST',
        url: `/trpc/${served.path}`,
        payload,
        headers,
      });
      const problems = [
        problemWith(served, responseOf('REST', rest), []),
        problemWith(served, responseOf('RPC', rpc), []),
      ];
      expect([served.path, payload, ...problems]).toEqual([
        served.path,
        payload,
        undefined,
        undefined,
      ]);
    }
  }
});

test.each(['[', '%zz', 'a b', ''])('a page is served for the Host header %j', async (host) => {
  const root = await temporaryFolder();
  await writeFile(join(root, 'index.html'), '<head><!--head--><!--/head--></head>');
  const { app } = await buildTestApp({ webRoot: root });
  const response = await app.inject({ url: '/', headers: { host } });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('rel="canonical" href="http://localhost/"');
});

test('only calls with pictures accept large bodies', async () => {
  const { app } = await buildPatientApp();
  const payload = { email: 'ada@people.example', padding: 'x'.repeat(2_000_000) };
  for (const url of ['/trpc/auth.sendCode', '/trpc/auth.sendCode?of=/users.update']) {
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(413);
  }
});
