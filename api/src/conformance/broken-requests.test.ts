import { expect, test } from 'vitest';
import { restProcedures } from '../http/rest.ts';
import { buildPatientApp } from './app.ts';

const BROKEN_BODIES = ['{', '[1', '{"id":}', 'null', '7', '"text"', '[]', '\0', 'true', '{}}'];

test.each([
  ['a broken escape', '/api/users/%zz'],
  ['half a UTF-8 sequence', '/api/users/%c3'],
  ['NUL', '/api/nothing/%00'],
  ['a part that is too long', `/api/users/${'x'.repeat(6000)}`],
  ['a path upwards', '/objects/uploads/..%2f..%2fhoptrail.db'],
  ['no procedure', '/trpc/__proto__'],
  ['no procedure either', '/trpc/constructor,auth.me?batch=1'],
])('an address with %s is answered like any other that leads nowhere', async (_what, url) => {
  const { app } = await buildPatientApp();
  const answer = await app.inject({ url });
  expect([207, 400, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('stack');
  if (!url.startsWith('/trpc')) {
    expect(Object.keys(answer.json()).sort()).toEqual(['code', 'message']);
  }
});

test('a body that is no JSON object is refused by every call that takes one', async () => {
  const { app } = await buildPatientApp();
  const writes = restProcedures().filter(({ rest }) => rest.method !== 'GET');
  for (const { path, rest } of writes) {
    for (const payload of BROKEN_BODIES) {
      const headers = { 'content-type': 'application/json' };
      const url = `/api${rest.path.replace(/:\w+/g, 'x')}`;
      const answers = [
        await app.inject({ method: rest.method, url, payload, headers }),
        await app.inject({ method: 'POST', url: `/trpc/${path}`, payload, headers }),
      ];
      for (const { statusCode, body } of answers) {
        expect([path, payload, statusCode < 500, body.includes('stack')]).toEqual([
          path,
          payload,
          true,
          false,
        ]);
      }
    }
  }
});
