import pino from 'pino';
import { expect, test } from 'vitest';
import { loggedPath } from '../../ops/logging.ts';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { Person, signUp } from '../../testing/person.ts';
import { readEvents } from '../../testing/read-calendar.ts';

test('shows favorites at a secret address until it is renewed, removed or the account is gone', async () => {
  const run = await buildTestApp({
    config: { adminEmails: ['boss@people.example'], publicUrl: 'https://beer.example' },
  });
  const boss = await signUp(run, 'boss');
  const visitor = new Person(run.app);
  const brewery = await addBrewery(run, { name: 'Porch Light Brewing' });
  const fan = await signUp(run, 'fan');
  const other = await addBrewery(run, { name: 'Another Place' });
  const created = await boss.call('POST', '/api/special-events', {
    event: 'Barrel Night',
    date: 'June 5, 2026',
    time: '7 - 10 PM',
    details: 'Six barrels.',
    company: brewery.name,
    breweryId: brewery.id,
  });
  expect(created.statusCode).toBe(200);
  const address = async () => {
    const response = await fan.call('POST', '/api/calendars/favorites');
    expect((await fan.call('GET', '/api/calendars/favorites')).json()).toEqual(response.json());
    const { origin, pathname } = new URL(response.json().address);
    expect(origin).toBe('https://beer.example');
    return pathname;
  };
  expect((await fan.call('GET', '/api/calendars/favorites')).json()).toEqual({ address: null });
  const first = await address();
  expect(await readEvents(visitor, first)).toEqual([]);
  const path = `/api/users/${fan.userId}/favorites`;
  await fan.call('PUT', path, { breweryId: other.id });
  expect(await readEvents(visitor, first)).toEqual([]);
  await fan.call('PUT', path, { breweryId: brewery.id });
  expect(await readEvents(visitor, first)).toMatchObject([{ summary: 'Barrel Night' }]);

  const isGone = async (pathname: string) => {
    const response = await visitor.call('GET', pathname);
    expect([response.statusCode, response.json().code]).toEqual([404, 'calendar.notFound']);
    const page = await visitor.call('GET', pathname, undefined, { accept: 'text/html' });
    expect(page.body).toContain('This calendar address is not valid any more.');
  };
  const second = await address();
  await isGone(first);
  // Neither guessed nor changed addresses show anything.
  await isGone(second.replace(/.\.ics$/, second.endsWith('A.ics') ? 'B.ics' : 'A.ics'));
  await isGone('/calendars/favorites/x.ics');
  expect((await readEvents(visitor, second)).length).toBe(1);
  const stored = await run.deps.db.selectFrom('calendar_feeds').selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(second.split('/').at(-1)?.slice(22, 44));

  await boss.call('PUT', `/api/admin/people/${fan.userId}/suspension`, { reason: 'Sofa.' });
  await isGone(second);
  await boss.call('DELETE', `/api/admin/people/${fan.userId}/suspension`);
  expect((await readEvents(visitor, second)).length).toBe(1);

  const third = await signUp(run, 'third');
  const addressOfThird = async () =>
    new URL((await third.call('POST', '/api/calendars/favorites')).json().address).pathname;
  const removed = await addressOfThird();
  await third.call('DELETE', '/api/calendars/favorites');
  expect((await third.call('GET', '/api/calendars/favorites')).json()).toEqual({ address: null });
  await isGone(removed);
  const last = await addressOfThird();
  expect(await readEvents(visitor, last)).toEqual([]);
  await third.call('DELETE', `/api/users/${third.userId}`);
  await isGone(last);
});

test('keeps the secret of an address out of the log', async () => {
  const lines: string[] = [];
  const logger = pino(
    { serializers: { req: ({ url }: { url: string }) => ({ path: loggedPath(url) }) } },
    { write: (line: string) => lines.push(line) },
  );
  const logged = await buildTestApp({ logger });
  const fan = await signUp(logged, 'fan');
  const { pathname } = new URL((await fan.call('POST', '/api/calendars/favorites')).json().address);
  for (const path of [
    pathname,
    pathname.replace('fav', '%66av'),
    `${pathname}x`,
    `${pathname}?a=1`,
  ]) {
    await fan.call('GET', path);
  }
  const secret = pathname.split('/').at(-1)?.slice(0, 44) ?? '';
  expect(lines.join('')).toContain('/calendars/favorites/(secret)');
  expect(lines.join('')).not.toContain(secret);
});
