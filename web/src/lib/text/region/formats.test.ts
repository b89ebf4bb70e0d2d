import { expect, test } from 'vitest';
import { americanFormats } from './american-formats.ts';
import { formatsOf } from './current-formats.ts';
import type { DayStyle } from './formats.ts';
import { hiddenFormats } from './hidden-formats.ts';
import { intlFormats } from './intl-formats.ts';
import { regionOf } from './region.ts';

const styles: DayStyle[] = ['long', 'medium', 'weekday', 'short', 'month'];

test.each([
  [
    'en-US',
    ['March 1, 2026', 'Mar 1, 2026', 'Sun, Mar 1', 'Mar 1', 'March 2026'],
    ['9:05 AM', '3:20 PM'],
    ['1,234,567', '1,234.5', '0.08', '$5.50', '$4'],
  ],
  [
    'en-GB',
    ['1 March 2026', '1 Mar 2026', 'Sun 1 Mar', '1 Mar', 'March 2026'],
    ['09:05', '15:20'],
    ['1,234,567', '1,234.5', '0.08', '$5.50', '$4'],
  ],
  [
    'de-DE',
    ['1 March 2026', '1 Mar 2026', 'Sun, 1 Mar', '1 Mar', 'March 2026'],
    ['09:05', '15:20'],
    ['1.234.567', '1.234,5', '0,08', '5,50 $', '4 $'],
  ],
  [
    'en-AU',
    ['1 March 2026', '1 Mar 2026', 'Sun, 1 Mar', '1 Mar', 'March 2026'],
    ['9:05 am', '3:20 pm'],
    ['1,234,567', '1,234.5', '0.08', '$5.50', '$4'],
  ],
  [
    'ja-JP',
    ['March 1, 2026', 'Mar 1, 2026', 'Sun, Mar 1', 'Mar 1', 'March 2026'],
    ['09:05', '15:20'],
    ['1,234,567', '1,234.5', '0.08', '$5.50', '$4'],
  ],
])('%s has its own formats, in English words', (language, days, times, numbers) => {
  const { day, time, number, dollars } = formatsOf(language);
  expect(styles.map((style) => day('2026-03-01', style))).toEqual(days);
  expect([time(9, 5), time(15, 20)]).toEqual(times);
  const shown = [number(1_234_567, 0, 0), number(1234.5, 2, 0), number(0.08, 2, 2)];
  expect([...shown, dollars(5.5), dollars(4)].map(withSpaces)).toEqual(numbers);
});

test('the American formats equal those of Intl', () => {
  const intl = intlFormats('en-US');
  for (let day = 0; day < 800; day += 1) {
    const iso = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
    for (const style of styles) expect(americanFormats.day(iso, style)).toBe(intl.day(iso, style));
  }
  for (let minute = 0; minute < 1440; minute += 7) {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
    expect(americanFormats.time(hours, minutes)).toBe(intl.time(hours, minutes));
  }
  for (const value of [0, 0.05, 0.95, 1, 9.95, 12.345, 999.96, 1000, 123_456.785, -1234.5]) {
    for (const [most, least] of [
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 2],
    ] as const) {
      expect(americanFormats.number(value, most, least)).toBe(intl.number(value, most, least));
    }
  }
  for (const amount of [0, 4, 5.5, 7.25, 1200]) {
    expect(americanFormats.dollars(amount)).toBe(intl.dollars(amount));
  }
});

test.each([
  ['pt-BR', '1 Mar 2026', '22:05', '1.234,5'],
  ['zh-CN', 'Mar 1, 2026', '22:05', '1,234.5'],
  ['fr-CA', 'Mar 1, 2026', '22:05', '1 234,5'],
  ['de-CH', '1 Mar 2026', '22:05', '1’234.5'],
  ['ar-EG', '1 Mar 2026', '10:05 pm', '1,234.5'],
])('%s shows %s, %s and %s', (language, day, time, number) => {
  const shown = formatsOf(language);
  expect(shown.day('2026-03-01', 'medium')).toBe(day);
  expect(shown.time(22, 5)).toBe(time);
  expect(withSpaces(shown.number(1234.5, 1, 1))).toBe(number);
});

test.each(['', 'en', 'EN-us', 'no language', undefined])(
  'a browser in %j has the American formats',
  (language) => {
    expect(formatsOf(language)).toBe(americanFormats);
  },
);

test.each([
  ['de', 'DE'],
  ['ja', 'JP'],
  ['zh-Hans-CN', 'CN'],
  ['es-419', '419'],
  ['no language', 'US'],
])('the region of %j is %s', (language, region) => {
  expect(regionOf(language)).toBe(region);
});

test('prerendered pages contain no text in a format', () => {
  const { number, dollars, day, time } = hiddenFormats;
  const shown = [number(1234, 0, 0), dollars(4), day('2026-03-01', 'long'), time(15, 5)];
  for (const text of shown) expect(text).toMatch(/^\u2007+$/);
});

/** Separators in numbers are narrow or do not break lines. */
function withSpaces(text: string): string {
  return text.replace(/\s/g, ' ').replace("'", '’');
}
