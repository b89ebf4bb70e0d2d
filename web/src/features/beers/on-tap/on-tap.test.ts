import type { BeersHadFigures } from '@hoptrail/contracts/beers/had';
import { expect, test } from 'vitest';
import { isNewSince, lastVisit } from './new-since.ts';
import { ownStyles } from './own-styles.ts';

const figures = (meanRating: number | null, styles: [string, number | null][]) =>
  ({
    meanRating,
    styles: styles.map(([style, mean]) => ({ style, meanRating: mean })),
  }) as BeersHadFigures;

test('own styles are those of most beers, without those rated below the own mean', () => {
  const liked = figures(3.5, [
    ['Lager', 3],
    ['Sour', null],
    ['IPA', 3.5],
    ['Stout', 5],
  ]);
  expect(ownStyles(liked)).toEqual(['Sour', 'IPA', 'Stout']);
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((name): [string, null] => [name, null]);
  expect(ownStyles(figures(null, many))).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(ownStyles(undefined)).toEqual([]);
});

test('the last visit is the one before the check-in of today', () => {
  const entries = [
    { breweryId: 'mill', createdAt: '2026-05-03T18:00:00.000Z' },
    { breweryId: 'other', createdAt: '2026-05-01T18:00:00.000Z' },
    { breweryId: 'mill', createdAt: '2026-04-01T18:00:00.000Z' },
  ];
  const at = (instant: string) => lastVisit(entries, 'mill', Date.parse(instant));
  expect(at('2026-05-03T20:00:00.000Z')).toBe('2026-04-01T18:00:00.000Z');
  expect(at('2026-05-05T20:00:00.000Z')).toBe('2026-05-03T18:00:00.000Z');
  expect(lastVisit(entries, 'never', Date.parse('2026-05-05T20:00:00.000Z'))).toBeUndefined();
});

test('a beer is new if it went on tap after the visit, or was added after it', () => {
  const beer = { availability: 'available', createdAt: '2026-01-01T00:00:00.000Z' } as const;
  const visit = '2026-04-01T18:00:00.000Z';
  const later = '2026-04-02T18:00:00.000Z';
  expect(isNewSince({ ...beer, onTapSince: later }, visit)).toBe(true);
  expect(isNewSince({ ...beer, onTapSince: null }, visit)).toBe(false);
  expect(isNewSince({ ...beer, createdAt: later, onTapSince: null }, visit)).toBe(true);
  expect(isNewSince({ ...beer, onTapSince: later, availability: 'coming' }, visit)).toBe(false);
});
