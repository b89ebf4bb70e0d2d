import { expect, test } from 'vitest';
import { hoursText } from './hours-text.ts';
import { parseHours } from './parse-hours.ts';
import { overlapProblems } from './problems.ts';

test.each([
  // The form's example, and those of the demo.
  ['Mon-Thu 4-10 PM, Fri-Sun 12-11 PM', 'Mon-Thu 4 pm - 10 pm\nFri-Sun noon - 11 pm'],
  ['Mon closed\nTue-Thu 5 pm - 11 pm\nFri-Sat 4 pm - 1 am\nSun 2 pm - 8 pm'],
  ['Mon-Wed 4 pm - midnight\nThu-Sat noon - 2 am\nSun noon - 10 pm'],
  ['Daily 3 pm - 10 pm'],
  ['Mon-Thu 16-22, Fri-Sun 12-24', 'Mon-Thu 4 pm - 10 pm\nFri-Sun noon - midnight'],
  ['Monday – Thursday: 4:00 PM – 10:00 PM', 'Mon-Thu 4 pm - 10 pm\nFri-Sun closed'],
  [
    'Mon: Closed\nTue: 3:30pm-9pm\nWed-Sun: 11:30am-9pm',
    'Mon closed\nTue 3:30 pm - 9 pm\nWed-Sun 11:30 am - 9 pm',
  ],
  ['Monday\nClosed\nTuesday - Sunday\n12 p.m. to 9 p.m.', 'Mon closed\nTue-Sun noon - 9 pm'],
  ['Closed Mondays; Tue-Sun 4p-9p', 'Mon closed\nTue-Sun 4 pm - 9 pm'],
  ['4pm-10pm Tuesday through Saturday', 'Mon closed\nTue-Sat 4 pm - 10 pm\nSun closed'],
  ['Open daily 11-9pm', 'Daily 11 am - 9 pm'],
  ['11am to 10', 'Daily 11 am - 10 pm'],
  [
    'Tue & Thu 5 pm - 9 pm / Sat 1-9 pm',
    'Mon closed\nTue 5 pm - 9 pm\nWed closed\nThu 5 pm - 9 pm\nFri closed\nSat 1 pm - 9 pm\nSun closed',
  ],
  [
    'M-Th 3-10pm, F 3pm-12am, Sa 12-12am, Su 12-8pm',
    'Mon-Thu 3 pm - 10 pm\nFri 3 pm - midnight\nSat noon - midnight\nSun noon - 8 pm',
  ],
  [
    'Sun-Thu 11:00-22:00, Fri-Sat 11:00-01:00',
    'Mon-Thu 11 am - 10 pm\nFri-Sat 11 am - 1 am\nSun 11 am - 10 pm',
  ],
  [
    'Weekdays 4 pm to midnight, weekends noon til 2am',
    'Mon-Fri 4 pm - midnight\nSat-Sun noon - 2 am',
  ],
  ['Mo-Fr 17-23 Uhr, Sa und So 11:30-23 Uhr', 'Mon-Fri 5 pm - 11 pm\nSat-Sun 11:30 am - 11 pm'],
  ['Mo Ruhetag; Di-So 16.30 bis 24 Uhr', 'Mon closed\nTue-Sun 4:30 pm - midnight'],
  [
    'Mo-Th 16:00-22:00; Fr,Sa 12:00-02:00; Su off',
    'Mon-Thu 4 pm - 10 pm\nFri-Sat noon - 2 am\nSun closed',
  ],
  ['Wed-Sat 11am-2pm, 5pm-10pm', 'Mon-Tue closed\nWed-Sat 11 am - 2 pm, 5 pm - 10 pm\nSun closed'],
  ['We are open Fri 4-10 pm', 'Mon-Thu closed\nFri 4 pm - 10 pm\nSat-Sun closed'],
  ['Open 7 days a week, 11 am - 9 pm', 'Daily 11 am - 9 pm'],
  ['Every day 16-22', 'Daily 4 pm - 10 pm'],
  ['Open 24/7', 'Daily open 24 hours'],
  [
    'Wed 4-midnight, Thu 11 to midnight',
    'Mon-Tue closed\nWed 4 pm - midnight\nThu 11 am - midnight\nFri-Sun closed',
  ],
  ['Closed', 'Daily closed'],
  ['Fri 6 pm-2, Sat 6-2 am', 'Mon-Thu closed\nFri-Sat 6 pm - 2 am\nSun closed'],
])('%j is read', (text, written = text) => {
  const { hours, notes } = parseHours(text);
  expect([hours && hoursText(hours), notes]).toEqual([written, []]);
});

test.each([
  ['Mon-Sun 11 am - 9 pm (brunch until 2)', 'Daily 11 am - 9 pm', ['brunch until 2']],
  [
    'Fri 4 pm - 9 pm\nClosed when the creek is up',
    'Mon-Thu closed\nFri 4 pm - 9 pm\nSat-Sun closed',
    ['Closed when the creek is up'],
  ],
  [
    'Tue-Sat 4-10 pm\nKitchen closes at 9 pm\nHolidays may differ',
    'Mon closed\nTue-Sat 4 pm - 10 pm\nSun closed',
    ['Kitchen closes at 9 pm', 'Holidays may differ'],
  ],
])('%j is read, and what it says besides', (text, written, besides) => {
  const { hours, notes } = parseHours(text);
  expect([hours && hoursText(hours), notes]).toEqual([written, besides]);
});

test.each([
  ['no hours', 'By the lamp'],
  ['words for numbers', 'Noon to ten'],
  ['no half of the day', 'Mon-Fri 4-10'],
  ['a morning or an evening', 'Sat 11-2 am'],
  ['another morning or evening', 'Sat 9 - midnight'],
  ['an hour or thirteen', 'Sat 11 am - 12'],
  ['an open end', 'Mon-Fri 4 pm - close'],
  ['a season', 'Summer: Mon-Fri 4 pm - 10 pm'],
  ['part of a day of another thing', 'Mon-Fri 4 pm - 10 pm, brunch on Sun 10 am - 2 pm'],
  ['days without times', 'Mon-Fri 4 pm - 10 pm\nSat'],
  ['a day that is open and closed', 'Mon-Fri 4 pm - 10 pm, Fri closed'],
  ['spans that overlap', 'Mon 4 pm - 10 pm, Mon 9 pm - 11 pm'],
  ['a time that is none', 'Mon 25 - 30'],
  ['only the days on which it is closed', 'Closed on Mondays'],
  ['only closed days', 'Closed Sunday and Monday'],
  ['an empty text', ' \n '],
])('a text with %s is not read', (_, text) => {
  expect(parseHours(text).hours).toBeUndefined();
});

test('reads back what it writes, of any rows', () => {
  const spans = [
    '09:00-12:30',
    '13:00-00:00',
    '00:00-00:00',
    '17:15-02:45',
    '00:30-04:00',
    '12:00-11:45',
  ];
  const rounds: number[] = [];
  for (let round = 0; round < 300; round += 1) {
    const days = Array.from({ length: 7 }, (_, day) => {
      const text = spans[(round * 7 + day * (round % 5)) % 9] ?? '';
      return text ? [{ opens: text.slice(0, 5), closes: text.slice(6) }] : [];
    });
    // The contract refuses these as well.
    if (overlapProblems({ days }).length > 0) continue;
    const text = hoursText({ days });
    expect([text, parseHours(text)]).toEqual([text, { hours: { days }, notes: [] }]);
    rounds.push(round);
  }
  expect(rounds.length).toBeGreaterThan(50);
});
