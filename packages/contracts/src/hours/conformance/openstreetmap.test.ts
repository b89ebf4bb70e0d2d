import OpenStreetMapHours from 'opening_hours';
import { expect, test } from 'vitest';
import { hoursText } from '../hours-text.ts';
import { parseHours } from '../reading/parse-hours.ts';
import { MINUTES_PER_DAY, minutesOfSpan } from '../spans.ts';
import type { OpeningHours } from '../types.ts';

const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const times = [
  ...(['00:00', '06:00', '8:00', '09:00', '10:30', '11:00', '12:00', '14:00', '16:00'] as const),
  ...(['17:30', '20:00', '22:00', '24:00', '01:00', '2:00'] as const),
] as const;
const rareDays = ['PH', 'SH', 'Mo[1]', 'PH,Sa', 'Su,PH', 'Mo-Su'] as const;
const rareTimes = ['16:00+', '18:00-22:00+', 'sunrise-sunset', '24/7', '20:00-26:00'] as const;
const rareRules = ['off', 'open', '24/7', 'PH off', 'SH off', 'easter off'] as const;
const seasons = ['Jan', 'Nov-Mar', 'May', 'Jun-Aug', 'Dec 25', 'Dec 24-26', 'week 1-10'] as const;
const endings = ['off', 'closed', 'open', 'unknown', '"by appointment"', 'closed "May"'] as const;

/** Returns values of the tag `opening_hours`, the same ones for the same seed. */
function valuesOf(seed: number, count: number): string[] {
  let state = seed;
  // Mulberry32, whose low bits are random as well.
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const pick = <Item>(...list: [Item, ...Item[]]): Item => list[below(list.length)] ?? list[0];
  const day = () => pick(...days);
  const range = () => `${day()}-${day()}`;
  const someDays = () =>
    pick(
      day,
      day,
      range,
      range,
      range,
      () => `${day()},${day()}`,
      () => pick(`${range()},${day()}`, ...rareDays),
    )();
  const span = () => (below(15) === 0 ? pick(...rareTimes) : `${pick(...times)}-${pick(...times)}`);
  const spans = () => pick(span, span, span, () => `${span()},${span()}`)();
  const plain = () => `${someDays()} ${spans()}`;
  const closed = () => `${someDays()} ${pick('off', 'closed')}`;
  const rare = () =>
    pick(
      spans(),
      pick(...rareRules),
      `${pick(...seasons)} ${pick(...endings, spans())}`,
      `${plain()} ${pick(...endings)}`,
    );
  const rule = () => pick(plain, plain, plain, plain, plain, closed, rare)();
  const separator = () => pick('; ', '; ', ', ', ' || ');
  return Array.from({ length: count }, () => {
    const rules = Array.from({ length: below(3) }, () => separator() + rule());
    return rule() + rules.join('');
  });
}

/** In these weeks no clock changes; holidays and seasons are in some of them. */
const weeks = [new Date(2026, 0, 5), new Date(2026, 5, 1), new Date(2026, 11, 21)];

/** Returns for each minute of a week whether the other reader has it open, closed or unknown. */
function minutesOfOther(reader: OpenStreetMapHours, monday: Date): (boolean | undefined)[] {
  const end = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + 7);
  const minutes = new Array<boolean | undefined>(MINUTES_PER_WEEK).fill(false);
  for (const [from, to, isUnknown] of reader.getOpenIntervals(monday, end)) {
    const [first, last] = [from, to].map((at) => (at.getTime() - monday.getTime()) / 60_000);
    minutes.fill(isUnknown ? undefined : true, first, last);
  }
  return minutes;
}

/** Returns for each minute whether it is open; `night` after the midnight of the day of a span. */
function minutesOfOurs({ days: week }: OpeningHours): (boolean | 'night')[] {
  const minutes = new Array<boolean | 'night'>(MINUTES_PER_WEEK).fill(false);
  const all = week.flatMap((spans, day) => spans.map((span) => ({ day, ...minutesOfSpan(span) })));
  for (const { day, end } of all) {
    for (let at = MINUTES_PER_DAY; at < end; at += 1) {
      minutes[(day * MINUTES_PER_DAY + at) % MINUTES_PER_WEEK] = 'night';
    }
  }
  for (const { day, start, end } of all) {
    const begin = day * MINUTES_PER_DAY;
    minutes.fill(true, begin + start, begin + Math.min(end, MINUTES_PER_DAY));
  }
  return minutes;
}

/**
 * Returns whether the other reader has the same week. In a value such as `Fr 20:00-02:00; Sa off` it
 * ends the night of Friday at midnight, which people do not mean.
 */
function isSame(value: string, ours: OpeningHours): boolean {
  const reader = new OpenStreetMapHours(value);
  const minutes = minutesOfOurs(ours);
  const mayCut = /;|off|closed/.test(value);
  return weeks.every((monday) =>
    minutesOfOther(reader, monday).every((isOpen, at) => {
      const our = minutes[at];
      return our === 'night' ? isOpen || (mayCut && isOpen === false) : our === isOpen;
    }),
  );
}

test('reads values of OpenStreetMap as the reader of OpenStreetMap does, or not at all', () => {
  const counts = { read: 0, refused: 0 };
  const wrong: string[] = [];
  for (const value of valuesOf(1, 6000)) {
    const read = parseHours(value).hours;
    counts[read ? 'read' : 'refused'] += 1;
    if (read && !isSame(value, read)) wrong.push(`${value} is not ${hoursText(read)}`);
  }
  expect(wrong).toEqual([]);
  expect(counts).toEqual({ read: 643, refused: 5357 });
});
