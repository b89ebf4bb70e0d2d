import { HOUR_MS } from '@hoptrail/contracts/limits';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from '../../../../db/database.ts';
import { write } from '../../../../db/write.ts';
import { buildTestApp } from '../../../../testing/app.ts';
import { contextOf, runQuery, withoutMemory } from '../../../../testing/direct-call.ts';
import { makeBrewery } from '../../../../testing/factories/brewery.ts';
import { makeEvent } from '../../../../testing/factories/event.ts';
import { makeSpecialEvent } from '../../../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../../../testing/factories/weekly-event.ts';
import { numbersFrom } from '../../../../testing/numbers-from.ts';
import { listBreweries } from '../../list/list-breweries.ts';

const WRITES = 400;

const hoursOf = (n: number) => ({
  days: Array.from({ length: 7 }, (_, day) =>
    (n + day) % 3 === 0 ? [] : [{ opens: `${10 + (n % 10)}:00`, closes: `0${n % 9}:30` }],
  ),
});
const dayOf = (n: number) => `2026-05-0${1 + (n % 5)}`;

type Write = (trx: Db, id: string, n: number) => Promise<unknown>;

const writes: readonly Write[] = [
  (trx, id, n) => update(trx, id, { openingHours: JSON.stringify(hoursOf(n)) }),
  (trx, id, n) => update(trx, id, { offers: JSON.stringify(n % 2 ? ['dogs'] : ['food']) }),
  (trx, id, n) => update(trx, id, { ownTimeZone: n % 2 ? 'Asia/Tokyo' : null }),
  (trx, id, n) => update(trx, id, { name: `No. ${n % 100}` }),
  (trx, id, n) => update(trx, id, { closedAt: n % 3 ? null : '2026-05-01T00:00:00.000Z' }),
  (trx, id, n) =>
    update(trx, id, n % 4 ? { latitude: `35.${n % 90}`, longitude: '-97.5' } : UNPLACED),
  (trx, breweryId, n) =>
    trx
      .insertInto('events')
      .values(makeEvent({ breweryId, date: dayOf(n) }))
      .execute(),
  (trx, breweryId, n) =>
    trx
      .updateTable('events')
      .set({ breweryId, date: dayOf(n) })
      .execute(),
  (trx, breweryId, n) =>
    trx
      .insertInto('special_events')
      .values(makeSpecialEvent({ breweryId, date: dayOf(n) }))
      .execute(),
  (trx, breweryId, n) =>
    trx
      .insertInto('weekly_events')
      .values(makeWeeklyEvent({ breweryId, day: weekdays[n % 7] ?? 'Monday' }))
      .execute(),
  (trx, breweryId, n) =>
    trx
      .updateTable('weekly_events')
      .set({ breweryId, notOn: dayOf(n) })
      .execute(),
  (trx, breweryId) => trx.deleteFrom('special_events').where('breweryId', '=', breweryId).execute(),
  (trx, id) => trx.deleteFrom('breweries').where('id', '=', id).execute(),
];

const UNPLACED = { latitude: null, longitude: null };

const filters = [
  { openNow: true },
  { openNow: true, lat: 35.4, lng: -97.5, limit: 5 },
  { eventsToday: true },
  { eventsToday: true, lat: 35.4, lng: -97.5 },
  { offers: ['dogs' as const], q: '1' },
  { offers: ['food' as const], lat: 35.4, lng: -97.5, radius: 30, offset: 2 },
];

const listed = z.array(z.unknown());

test('filters in memory as the database does, after writes, rollbacks and hours', {
  timeout: 120_000,
}, async () => {
  const seed = Number(process.env.CACHE_SEED ?? Date.now() % 2 ** 31);
  const random = numbersFrom(seed);
  const run = await buildTestApp();
  const { db } = run.deps;
  const first = Array.from({ length: 40 }, (_, n) => makeBrewery({ latitude: `35.${10 + n}` }));
  await db.insertInto('breweries').values(first).execute();
  let found = 0;
  for (let written = 0; written < WRITES; ) {
    const ids = first.map(({ id }) => id);
    await write(db, async (trx) => {
      for (let left = 1 + (random() % 6); left > 0; left -= 1, written += 1) {
        const change = writes[random() % writes.length];
        const id = ids[random() % ids.length] ?? '';
        await change?.(trx, random() % 40 ? id : 'nowhere', random());
      }
      if (random() % 4 === 0) throw new Error('rolled back');
    }).catch((error) => expect(String(error)).toMatch(/rolled back|FOREIGN KEY/i));
    if (random() % 3 === 0) run.passTime((random() % 12) * HOUR_MS);
    const ctx = contextOf(run.deps);
    const asked = filters[random() % filters.length] ?? {};
    const body = await listBreweries(ctx, asked);
    const byDatabase = listed.parse(
      await runQuery('breweries.list', contextOf(withoutMemory(run.deps)), asked),
    );
    expect({ seed, asked, list: JSON.parse(body.json()) }).toEqual({
      seed,
      asked,
      list: byDatabase,
    });
    found += byDatabase.length;
  }
  // Otherwise nothing would have been compared.
  expect(found).toBeGreaterThan(0);
});

async function update(trx: Db, id: string, changes: Parameters<typeof makeBrewery>[0] & object) {
  await trx.updateTable('breweries').set(changes).where('id', '=', id).execute();
}
