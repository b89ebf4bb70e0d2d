import { distanceMiles } from '@hoptrail/contracts/lib/distance';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import { headerLook } from '@hoptrail/drawings/header-scenes/header-look';
import { posterLook } from '@hoptrail/drawings/poster-scenes/poster-look';
import { createRandom } from '@hoptrail/drawings/random';
import { trailBadgeLook, trailCoverLook } from '@hoptrail/drawings/trails/trail-look';
import { expect, test } from 'vitest';
import { breweryRows } from './rows/breweries.ts';
import { legacyEventRows, specialEventRows, weeklyEventRows } from './rows/events.ts';
import { trailRows } from './rows/trails.ts';

const now = new Date('2026-05-20T15:00:00.000Z');

/** A brewery's number is its row number: they are inserted in this order. */
const breweries = breweryRows(now, new Map()).map((row, index) => {
  const { scene, mood } = headerLook(row.id, index + 1);
  return { ...row, look: `${scene} in ${mood}`, scene };
});

/** Two pictures look alike if they show the same scene in the same colors. */
function lookAlikes<Item>(list: readonly Item[], look: (item: Item) => string): string[] {
  return list.flatMap((item, at) => {
    const next = list[at + 1];
    return next !== undefined && look(item) === look(next) ? [look(item)] : [];
  });
}

test('no two breweries of the demo look alike, so no list of them has such neighbours', () => {
  expect(new Set(breweries.map(({ look }) => look)).size).toBe(breweries.length);
  const byName = breweries.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(lookAlikes(byName, ({ look }) => look)).toEqual([]);
});

test('500 lists of breweries near by have no neighbours that look alike', () => {
  const random = createRandom('nearby lists');
  const placed = breweries.flatMap(({ latitude, longitude, look }) =>
    latitude && longitude
      ? [{ latitude: Number(latitude), longitude: Number(longitude), look }]
      : [],
  );
  for (let count = 0; count < 500; count++) {
    const isHere = random.chance(0.5);
    const here = {
      latitude: isHere ? random.between(35.2, 35.7) : random.between(25, 48),
      longitude: isHere ? random.between(-97.8, -97.2) : random.between(-124, -70),
    };
    const nearest = placed.toSorted((a, b) => distanceMiles(here, a) - distanceMiles(here, b));
    expect(lookAlikes(nearest, ({ look }) => look)).toEqual([]);
  }
});

test('no two trails of the demo have anything in common', () => {
  const trails = trailRows(now, []).passports.toSorted((a, b) =>
    `${a.createdAt} ${a.id}`.localeCompare(`${b.createdAt} ${b.id}`),
  );
  const looks = trails.map(({ id }, number) => ({
    ...trailCoverLook(id, number),
    ...trailBadgeLook(id, number),
  }));
  for (const part of ['scene', 'mood', 'cloth', 'outline', 'picture'] as const) {
    expect(new Set(looks.map((look) => look[part])).size).toBe(trails.length);
  }
  for (const { picture } of trails) expect(picture).toBeNull();
});

test('the lists of events have no neighbours that look alike', () => {
  const special = specialEventRows(now).map(({ date, logo }) => ({ date, picture: logo }));
  const legacy = legacyEventRows(now).map(({ date, image }) => ({ date, picture: image }));
  for (const events of [special, legacy]) {
    const byDate = events.toSorted((a, b) => a.date.localeCompare(b.date));
    expect(lookAlikes(byDate, posterOf)).toEqual([]);
  }
  const weekly = weeklyEventRows(now).filter(({ eventPhoto }) => eventPhoto);
  for (const day of weekdays) {
    const ofDay = weekly.filter((event) => event.day === day);
    expect(lookAlikes(ofDay, ({ eventPhoto }) => posterOf({ picture: eventPhoto }))).toEqual([]);
  }
});

function posterOf({ picture }: { picture?: string | null | undefined }): string {
  const seed = /^\/art\/posters\/(.+)\.svg$/.exec(picture ?? '')?.[1] ?? '';
  const { kind, colors } = posterLook(seed);
  return `${kind} in colors ${colors}`;
}
