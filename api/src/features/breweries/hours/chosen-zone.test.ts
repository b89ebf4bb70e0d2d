import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { makeBeer } from '../../../testing/factories/beer.ts';
import { signUp } from '../../../testing/person.ts';
import { addBreweries, addTrail, visit } from '../../../testing/trails.ts';
import { dateCheckins } from '../../logbook/date-checkins.ts';

const ZONE = 'Pacific/Auckland';

test('the zone that the owner chose is the zone of every day and time there', async () => {
  // In Oklahoma City, where the pin is, it is still the first of May.
  const run = await buildTestApp({ startAt: '2026-05-01T23:30:00.000Z' });
  const { db } = run.deps;
  const [owner, ada] = [await signUp(run, 'owner'), await signUp(run, 'ada')];
  const [brewery] = await addBreweries(run, ['House'], { ownerId: owner.userId });
  if (!brewery) throw new Error('A brewery was added.');
  const path = `/api/breweries/${brewery.id}`;
  const put = await owner.call('PUT', path, { ownTimeZone: ZONE });
  expect(put.json()).toMatchObject({ ownTimeZone: ZONE, timeZone: ZONE });
  const trail = await addTrail(run, [brewery]);
  const beer = makeBeer({ breweryId: brewery.id });
  await db.insertInto('beer_recommendations').values(beer).execute();

  const checkin = await visit(ada, brewery);
  const day = '2026-05-02';
  expect(checkin).toMatchObject({ timeZone: ZONE, visitedOn: day });
  const { entries } = (await ada.call('GET', '/api/logbook')).json();
  expect(entries).toMatchObject([{ timeZone: ZONE, visitedOn: day, localTime: '11:30' }]);
  const progress = (await ada.call('GET', `/api/trails/${trail.id}/progress`)).json();
  expect(progress.stamps).toMatchObject([{ stampedOn: day, timeZone: ZONE }]);
  const places = (await ada.call('GET', '/api/logbook/visits')).json();
  expect(places).toMatchObject([{ firstVisitedOn: day, lastVisitedOn: day }]);
  const had = await ada.call('PUT', `/api/beers/${beer.id}/had`, {});
  expect([had.statusCode, had.json().hadOn]).toEqual([200, day]);

  expect((await owner.call('GET', `${path}/house-code`)).json()).toMatchObject({
    ...{ day, timeZone: ZONE, changesAt: '2026-05-02T12:00:00.000Z' },
  });
  const { code } = progress.prize;
  const prize = await owner.call('GET', `${path}/prizes/${code}`);
  expect(prize.json()).toMatchObject({ status: 'valid', timeZone: ZONE });

  // Check-ins from before days were stored.
  await db.updateTable('check_ins').set({ visitedOn: null }).execute();
  expect(await dateCheckins(db)).toBe(1);
  const stored = await db.selectFrom('check_ins').select('visitedOn').executeTakeFirstOrThrow();
  expect(stored.visitedOn).toBe(day);

  expect((await ada.call('GET', '/api/logbook/figures')).json()).toMatchObject({ since: day });
  run.passTime(2 * DAY_MS);
  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook: true });
  expect((await owner.call('GET', '/api/profiles/ada')).json()).toMatchObject({
    figures: { since: day },
    stamps: [{ firstVisitedOn: day }],
  });
});
