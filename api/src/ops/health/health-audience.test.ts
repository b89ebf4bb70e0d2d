import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { signUp } from '../../testing/person.ts';

const STRANGER = '203.0.113.9';
const direct = { host: '127.0.0.1:3000' };

test('shows strangers only whether the server works', async () => {
  const run = await buildTestApp();
  const ask = () => run.app.inject({ url: '/api/health', remoteAddress: STRANGER });
  const well = await ask();
  expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok' }]);
  expect(well.headers['cache-control']).toBe('private, no-store');
  // Without a mail server and backups there are warnings, which strangers must not see.
  run.passTime(30 * 24 * 3_600_000);
  expect((await ask()).json()).toEqual({ status: 'ok' });
  run.passTime(10_000);
  const inside = await run.app.inject({ url: '/api/health', headers: direct });
  expect(inside.json()).toMatchObject({ status: 'warning', database: 'writable' });
});

test('tells everybody that the server cannot write, and only this machine why', async () => {
  const run = await buildTestApp();
  await run.deps.db.schema.dropTable('settings').execute();
  const outside = await run.app.inject({ url: '/api/health', remoteAddress: STRANGER });
  expect([outside.statusCode, outside.json()]).toEqual([503, { status: 'failing' }]);
  const inside = await run.app.inject({ url: '/api/health', headers: direct });
  expect(inside.json()).toMatchObject({ status: 'failing', database: 'not writable' });
});

test('reports unready if it cannot read its database', async () => {
  const { app, deps } = await buildTestApp();
  const ask = async () => {
    const response = await app.inject({ url: '/api/ready', remoteAddress: STRANGER });
    return [response.statusCode, response.json()];
  };
  expect(await ask()).toEqual([200, { status: 'ready' }]);
  await deps.db.schema.dropTable('settings').execute();
  expect(await ask()).toEqual([503, { status: 'failing' }]);
});

test.each([
  ['X-Forwarded-For', { 'x-forwarded-for': STRANGER }],
  ['Forwarded', { forwarded: `for=${STRANGER}` }],
  ['X-Real-IP', { 'x-real-ip': STRANGER }],
  ['a host that leads here from outside', { host: 'beer.example' }],
])(
  'does not take a request through a proxy on this machine for local: %s',
  async (_how, headers) => {
    for (const trustProxy of [[], ['127.0.0.1']]) {
      const run = await buildTestApp({ config: { trustProxy } });
      const response = await run.app.inject({
        url: '/api/health',
        headers: { ...direct, ...headers },
      });
      expect(response.json()).toEqual({ status: 'ok' });
    }
  },
);

test('shows administrators the details from anywhere, and nobody else', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const [boss, fan] = [await signUp(run, 'boss'), await signUp(run, 'fan')];
  const outside = { url: '/api/health', remoteAddress: STRANGER } as const;
  expect((await boss.send(outside)).json()).toMatchObject({
    database: 'writable',
    build: { version: '0.0.0-test', commit: null, date: null },
  });
  expect((await fan.send(outside)).json()).toEqual({ status: 'ok' });
});
