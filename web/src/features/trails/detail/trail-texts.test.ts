import type { PassportProgress, TrailDetail } from '@hoptrail/contracts/trails/trails';
import { expect, test } from 'vitest';
import { nextStop } from './next-stop.ts';
import { stampPlaces } from './stamp-places.ts';
import { evidenceText, placeText, progressText, rulesText } from './trail-texts.ts';

const house = (id: string, latitude: string, isClosed = false) => ({
  ...{ id, name: id.toUpperCase(), city: 'Oklahoma City', state: 'OK', image: null, logo: null },
  ...{ latitude, longitude: '-97.5', isClosed, prizesLeft: null, question: null },
});
const trail: TrailDetail = {
  ...{ id: 'p', name: 'Porch Trail', story: 'Walk.', picture: null, isOrdered: false },
  ...{ startsOn: '2026-05-01', endsOn: '2026-06-30', stampsNeeded: 3, stampsPerDay: 4 },
  ...{ reward: 'A badge', prize: null, prizeUntil: null, stampsToComplete: 2, notice: null },
  ...{ badgeIcon: '/art/trails/p/badge.svg', isOver: false },
  breweries: [house('a', '35.1'), house('b', '35.9'), house('c', '35.2'), house('d', '35', true)],
};
const stampOf = (breweryId: string | null) => ({
  ...{ breweryId, breweryName: breweryId, stampedOn: '2026-05-02', timeZone: 'America/Chicago' },
  ...{ stampedAt: `2026-05-02T20:00:00.000Z${breweryId}`, way: 'position' as const },
});
const progress: PassportProgress = {
  ...{ trailId: 'p', stamps: [stampOf('a')], stampsToComplete: 2, stampsLeft: 1 },
  ...{ completedAt: null, next: { id: 'b', name: 'B' }, prize: null, won: null, isCounting: false },
  questions: [],
};
const south = { latitude: 35, longitude: -97.5 };

test('the next stop is the nearest open brewery without a stamp', () => {
  expect(nextStop(trail, progress, south)?.brewery.id).toBe('c');
  expect(nextStop(trail, progress, undefined)).toMatchObject({ brewery: { id: 'b' } });
  expect(nextStop({ ...trail, isOrdered: true }, progress, south)?.brewery.id).toBe('b');
});

test('there is no next stop on a trail that is completed or over', () => {
  const completedAt = '2026-05-03T12:00:00.000Z';
  expect(nextStop(trail, { ...progress, completedAt }, south)).toBeUndefined();
  expect(nextStop({ ...trail, isOver: true }, progress, south)).toBeUndefined();
});

test('a stamp of a brewery that left the trail has a place at the end', () => {
  const stamps = [stampOf('a'), stampOf('gone'), stampOf(null)];
  const places = stampPlaces(trail, { stamps });
  expect(places.map(({ brewery, stamp }) => [brewery?.id, stamp?.breweryName])).toEqual([
    ['a', 'a'],
    ['b', undefined],
    ['c', undefined],
    ['d', undefined],
    [undefined, 'gone'],
    [undefined, null],
  ]);
});

test('says the progress of each phase in words', () => {
  const said = (day: string, own: Partial<PassportProgress> = {}, of = trail) =>
    progressText(of, { ...progress, ...own }, day);
  expect(said('2026-04-01')).toBe('The first stamp waits from May 1, 2026 on');
  expect(said('2026-05-02', { stamps: [] })).toBe('Check in at one of them to begin');
  const asked = { breweryId: 'b', hasVisited: true, isAnswered: false, triesLeft: 3 };
  expect(said('2026-05-02', { stamps: [], questions: [asked] })).toBe(
    'Answer the question for your first stamp',
  );
  expect(said('2026-05-02', { stamps: [], questions: [{ ...asked, hasVisited: false }] })).toBe(
    'Check in at one of them to begin',
  );
  expect(said('2026-05-02')).toBe('One more to go');
  expect(said('2026-05-02', { stampsLeft: 3 })).toBe('3 more to go');
  expect(said('2026-07-01')).toBe('The trail is over. Your stamps stay.');
  expect(said('2026-07-01', { stamps: [] })).toBe('The trail is over.');
  expect(said('2026-05-02', {}, { ...trail, isOver: true })).toBe(
    'The trail was closed. Your stamps stay.',
  );
  expect(said('2026-07-01', { completedAt: '2026-05-03T18:00:00.000Z' })).toBe(
    'Completed on May 3, 2026',
  );
});

test('says at each place whether there is a stamp, and whether there can still be one', () => {
  const texts = (isOver: boolean) =>
    stampPlaces(trail, progress).map((place) =>
      placeText(place, { isNext: place.key === 'b' && !isOver, isOver }),
    );
  expect(texts(false)).toEqual(['May 2, 2026', 'Next', 'No stamp yet', 'Closed']);
  expect(texts(true)).toEqual(['May 2, 2026', 'Not stamped', 'Not stamped', 'Closed']);
});

test('says how the breweries are visited', () => {
  expect(rulesText(trail)).toBe('3 breweries, in any order; up to 4 stamps a day.');
  expect(rulesText({ ...trail, isOrdered: true, stampsPerDay: 1 })).toBe(
    '3 breweries, one after the other, in this order; one stamp a day.',
  );
});

test('the terms say what is stamped, and how many breweries ask a question', () => {
  expect(evidenceText(trail)).not.toContain('question');
  const [a, b, c, d] = trail.breweries;
  if (!a || !b || !c || !d) throw new Error('The trail has four breweries.');
  const asking = (...breweries: TrailDetail['breweries']) =>
    evidenceText({ breweries: breweries.map((one) => ({ ...one, question: 'What?' })) });
  expect(asking(a, d)).toContain('One brewery asks a question too');
  expect(asking(a, b, c)).toContain('3 breweries ask a question too');
});
