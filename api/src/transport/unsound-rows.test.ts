import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/app.ts';
import { Person, signUp } from '../testing/person.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { addBreweries, addTrail } from '../testing/trails.ts';

test('what breaks its own contract is a failure of the server, and a write of it is undone', async () => {
  const { run, admin, lines, trail } = await withUnsoundTrail();
  const path = `/api/trails/${trail.id}`;
  for (const response of [
    await admin.call('GET', `/api/admin/trails/${trail.id}`),
    await admin.call('PUT', path, { name: 'Another Name' }),
  ]) {
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'server.failed' });
  }
  const { name } = await run.deps.db
    .selectFrom('passports')
    .select('name')
    .where('id', '=', trail.id)
    .executeTakeFirstOrThrow();
  expect(name).toBe(trail.name);
  const failures = lines.filter(({ level }) => level === 50);
  expect(failures).toMatchObject([
    {
      procedure: 'admin.trails.byId',
      path: `/api/admin/trails/${trail.id}`,
      err: { message: expect.stringContaining('openedAt') },
    },
    {
      procedure: 'admin.trails.update',
      path,
      err: { message: expect.stringContaining('openedAt') },
    },
  ]);
});

test('over RPC it is one too, and the log has no query', async () => {
  const { admin, lines, trail } = await withUnsoundTrail();
  const input = encodeURIComponent(JSON.stringify({ id: trail.id }));
  const response = await admin.call('GET', `/trpc/admin.trails.byId?input=${input}`);
  expect(response.statusCode).toBe(500);
  const [failure] = lines.filter(({ level }) => level === 50);
  expect(failure).toMatchObject({
    procedure: 'admin.trails.byId',
    path: '/trpc/admin.trails.byId',
  });
});

test('a list is without a row that is not sound, which is logged once', async () => {
  const { run, admin, lines, trail, sound } = await withUnsoundTrail();
  for (let times = 0; times < 2; times += 1) {
    const response = await admin.call('GET', '/api/admin/trails');
    expect(response.statusCode, response.body).toBe(200);
    const ids = response.json().trails.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([sound.id]);
  }
  expect(lines.filter(({ row }) => row)).toMatchObject([
    {
      level: 40,
      row: { id: trail.id, from: 'admin.trails.list', problem: 'openedAt: invalid_format' },
    },
  ]);
  expect((await new Person(run.app).call('GET', '/api/trails')).json()).toHaveLength(2);
});

/** Builds a server with two trails, of which one was opened on a day that does not exist. */
async function withUnsoundTrail() {
  const { logger, lines } = recordedLog();
  const run = await buildTestApp({ logger, config: { adminEmails: ['boss@people.example'] } });
  const admin = await signUp(run, 'boss');
  const breweries = await addBreweries(run, ['First', 'Second']);
  const sound = await addTrail(run, breweries, { name: 'Sound' });
  const trail = await addTrail(run, breweries, {
    name: 'Old',
    openedAt: '2026-04-31T12:00:00.000Z',
  });
  return { run, admin, lines, trail, sound };
}
