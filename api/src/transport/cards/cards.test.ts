import { randomBytes } from 'node:crypto';
import { badgeTiers } from '@hoptrail/contracts/lib/badges';
import { cardPath } from '@hoptrail/contracts/lib/card-paths';
import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CARD_BYTES } from '../../objects/cards/render-card.ts';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeBeer } from '../../testing/factories/beer.ts';
import { makeEvent } from '../../testing/factories/event.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../testing/factories/weekly-event.ts';
import { signUp } from '../../testing/person.ts';
import { addTrail } from '../../testing/trails.ts';

async function open(run: TestApp, url: string, headers: Record<string, string> = {}) {
  return await run.app.inject({ url, headers });
}

async function expectCard(run: TestApp, url: string): Promise<Buffer> {
  const { statusCode, headers, rawPayload, body } = await open(run, url);
  expect(statusCode, `${url}: ${body.slice(0, 200)}`).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    ...{ format: 'png', width: 1200, height: 630 },
  });
  expect(rawPayload.length).toBeLessThanOrEqual(CARD_BYTES);
  return rawPayload;
}

/** Returns a photo that no encoder makes small. */
function noise(): Promise<Buffer> {
  const raw = { width: 700, height: 500, channels: 3 } as const;
  return sharp(randomBytes(700 * 500 * 3), { raw })
    .png()
    .toBuffer();
}

test('every kind has a card of its own, made once', async () => {
  const run = await buildTestApp();
  const { db } = run.deps;
  const brewery = await addBrewery(run);
  const [special, weekly, legacy] = [
    makeSpecialEvent({}),
    makeWeeklyEvent({ breweryId: brewery.id }),
    makeEvent({ breweryId: brewery.id }),
  ];
  const beer = makeBeer({ breweryId: brewery.id });
  await db.insertInto('beer_recommendations').values(beer).execute();
  await db.insertInto('special_events').values(special).execute();
  await db.insertInto('weekly_events').values(weekly).execute();
  await db.insertInto('events').values(legacy).execute();
  const trail = await addTrail(run, [brewery]);
  const ada = await signUp(run, 'ada');
  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook: true });
  const urls = [
    cardPath('brewery', brewery.id),
    cardPath('beer', beer.id),
    cardPath('special-event', special.id),
    cardPath('weekly-event', weekly.id),
    cardPath('weekday', 'monday'),
    cardPath('event', legacy.id),
    cardPath('trail', trail.id),
    cardPath('profile', 'ada'),
    cardPath('welcome', 'hoptrail'),
    cardPath('badge', badgeTiers[0]?.slug ?? ''),
    cardPath('badge', badgeTiers.at(-1)?.slug ?? ''),
  ];
  const seen = new Set<string>();
  for (const url of urls) {
    const png = await expectCard(run, url);
    seen.add(png.toString('base64'));
    const again = await open(run, url);
    expect(again.rawPayload.equals(png)).toBe(true);
    const etag = String(again.headers.etag);
    expect((await open(run, url, { 'if-none-match': etag })).statusCode).toBe(304);
    const isPersonal = url.startsWith('/cards/profile/');
    expect(await run.deps.cards.has(etag.slice(1, -1))).toBe(!isPersonal);
  }
  expect(seen.size).toBe(urls.length);
});

test('a profile card has nothing of the last day, and is gone as soon as its person hides', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const url = cardPath('profile', 'ada');
  const show = async (showsLogbook: boolean) =>
    await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook });
  const unknown = await open(run, cardPath('profile', 'nobody-here'));
  const same = async () => {
    const hidden = await open(run, url);
    expect([hidden.statusCode, hidden.json().code]).toEqual([404, unknown.json().code]);
    expect(hidden.headers['cache-control'] ?? '').not.toContain('max-age');
  };
  expect(unknown.statusCode).toBe(404);
  await same();
  await show(true);
  const empty = await open(run, url);
  expect(empty.headers['cache-control']).toBe('private, no-cache');
  expect(empty.headers['x-robots-tag']).toBe('noindex');
  const brewery = await addBrewery(run);
  const body = { userId: ada.userId, breweryId: brewery.id };
  expect((await ada.call('POST', '/api/checkins', body)).statusCode).toBe(200);
  expect((await open(run, url)).headers.etag).toBe(empty.headers.etag);
  run.passTime(DAY_MS + HOUR_MS);
  expect((await open(run, url)).headers.etag).not.toBe(empty.headers.etag);
  await show(false);
  await same();
  const etag = String(empty.headers.etag);
  expect((await open(run, url, { 'if-none-match': etag })).statusCode).toBe(404);
});

test('what visitors do not see has no card, whatever the address', async () => {
  const run = await buildTestApp();
  const closed = await addBrewery(run, { closedAt: '2026-01-01T00:00:00.000Z' });
  const [hidden, blank] = [
    makeWeeklyEvent({ breweryId: closed.id }),
    makeWeeklyEvent({ title: ' ', event: ' ' }),
  ];
  await run.deps.db.insertInto('weekly_events').values([hidden, blank]).execute();
  const urls = [
    cardPath('weekly-event', hidden.id),
    cardPath('weekly-event', blank.id),
    cardPath('brewery', 'gone'),
    cardPath('brewery', '../../signing.key'),
    cardPath('brewery', '\0'),
    cardPath('brewery', 'x'.repeat(3000)),
    cardPath('badge', '__proto__'),
    cardPath('weekday', 'someday'),
    cardPath('welcome', 'other'),
    '/cards/__proto__/x.png',
    '/cards/constructor/x.png',
    '/cards/brewery/%E0%A4%A.png',
    '/cards/brewery/x.svg',
    '/cards/brewery/.png',
    '/cards/nothing',
  ];
  for (const url of urls) {
    const { statusCode, body } = await open(run, url);
    expect([400, 404], `${url}: ${body}`).toContain(statusCode);
  }
  // The page of a closed brewery says so, and so does its card.
  await expectCard(run, cardPath('brewery', closed.id));
});

test('a photo is on the card within 100 kB; one that is gone or elsewhere is not asked for', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const photo = await ada.upload(await noise());
  const { id } = await addBrewery(run, { image: photo, logo: photo });
  const withPhoto = await expectCard(run, cardPath('brewery', id));
  const choose = (image: string | null) =>
    run.deps.db.updateTable('breweries').set({ image, logo: null }).execute();
  const cards = [withPhoto.toString('base64')];
  for (const image of [
    '/art/photos/one.svg',
    'https://pictures.invalid/a.png',
    '/objects/uploads/gone',
    null,
  ]) {
    await choose(image);
    cards.push((await expectCard(run, cardPath('brewery', id))).toString('base64'));
  }
  const [noisy, drawn, elsewhere, gone, none] = cards;
  expect(new Set([noisy, drawn, none]).size).toBe(3);
  expect([elsewhere, gone]).toEqual([none, none]);
});

test('a busy server and a greedy client are refused; what was made is still sent', async () => {
  const run = await buildTestApp();
  const breweries = await Promise.all(Array.from({ length: 26 }, () => addBrewery(run)));
  const [first, ...others] = breweries.map(({ id }) => cardPath('brewery', id));
  if (!first) throw new Error('A brewery was added.');
  await expectCard(run, first);
  const crowd = await Promise.all(others.slice(0, 8).map((url) => open(run, url)));
  const refused = crowd.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 503));
  expect(refused.length).toBeGreaterThan(2);
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect(refused[0]?.headers['cache-control'] ?? '').not.toContain('max-age');
  // Simultaneous requests for one card share its making.
  const same = await Promise.all(Array.from({ length: 8 }, () => open(run, others[20] ?? '')));
  expect(same.map(({ statusCode }) => statusCode)).toEqual(same.map(() => 200));
  const statuses = new Set<number>();
  for (const url of [...others, ...others].slice(0, 30)) {
    const response = await run.app.inject({ method: 'HEAD', url });
    statuses.add(response.statusCode);
    if (response.statusCode === 429) break;
  }
  expect([...statuses].sort()).toEqual([200, 429]);
  await expectCard(run, first);
});
