import { expect, test } from 'vitest';
import { hoursText } from '../hours-text.ts';
import { overlapProblems } from '../problems.ts';
import { parseHours } from './parse-hours.ts';

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
  // "We" is a day, unless it is the word.
  ['We 15:00-21:00', 'Mon-Tue closed\nWed 3 pm - 9 pm\nThu-Sun closed'],
  ['We-Su 3-9 pm', 'Mon-Tue closed\nWed-Sun 3 pm - 9 pm'],
  ['Mo,We 17:00-23:00', 'Mon 5 pm - 11 pm\nTue closed\nWed 5 pm - 11 pm\nThu-Sun closed'],
  [
    'Mo, Tu off; We: 5 pm - 9 pm; Th-Su 1-9 pm',
    'Mon-Tue closed\nWed 5 pm - 9 pm\nThu-Sun 1 pm - 9 pm',
  ],
  ["We're open We 4-10 pm", 'Mon-Tue closed\nWed 4 pm - 10 pm\nThu-Sun closed'],
  // The closed days stand before the others, or after them.
  ['Wed-Sun 1 pm - 8 pm, closed Monday and Tuesday', 'Mon-Tue closed\nWed-Sun 1 pm - 8 pm'],
  ['Open Tue-Sun 1-8 pm. Closed Mondays.', 'Mon closed\nTue-Sun 1 pm - 8 pm'],
  ['Tue-Sun 1-8 pm closed Monday', 'Mon closed\nTue-Sun 1 pm - 8 pm'],
  ['Tue-Sun 1-8 pm (closed Monday)', 'Mon closed\nTue-Sun 1 pm - 8 pm'],
  ['Mon (closed)\nTue-Sun 1-8 pm', 'Mon closed\nTue-Sun 1 pm - 8 pm'],
  ['Closed Mon & Tue, Wed-Sun 1-8 pm', 'Mon-Tue closed\nWed-Sun 1 pm - 8 pm'],
  ['Closed Mon, Tue, open Wed-Sun 1-8 pm', 'Mon-Tue closed\nWed-Sun 1 pm - 8 pm'],
  [
    'Closed Mon, Tue-Thu 4-9 pm, Fri-Sun 1-9 pm',
    'Mon closed\nTue-Thu 4 pm - 9 pm\nFri-Sun 1 pm - 9 pm',
  ],
  ['1-8 pm Tue-Sun, Mon closed', 'Mon closed\nTue-Sun 1 pm - 8 pm'],
  ['1 pm - 8 pm, closed Monday', 'Mon closed\nTue-Sun 1 pm - 8 pm'],
  ['Di-So 17-23 Uhr, montags geschlossen', 'Mon closed\nTue-Sun 5 pm - 11 pm'],
  ['Öffnungszeiten: Mo-So von 17 bis 23 Uhr geöffnet', 'Daily 5 pm - 11 pm'],
  ['Sa 12-22 + So 14-20', 'Mon-Fri closed\nSat noon - 10 pm\nSun 2 pm - 8 pm'],
  ['Open daily, Mon-Sun 1-8 pm', 'Daily 1 pm - 8 pm'],
  ['Mon 11 am - 2 pm\nMon 5 pm - 9 pm', 'Mon 11 am - 2 pm, 5 pm - 9 pm\nTue-Sun closed'],
  ['11 am - 11', 'Daily 11 am - 11 pm'],
  ['04:00 - 10:00 PM', 'Daily 4 pm - 10 pm'],
  ['Daily 4:00\u202FPM\u2009–\u200910:00\u202FPM', 'Daily 4 pm - 10 pm'],
  ['Daily 12 noon to 12 midnight', 'Daily noon - midnight'],
  ['Fr 16h30-22h, Sa 14-22h', 'Mon-Thu closed\nFri 4:30 pm - 10 pm\nSat 2 pm - 10 pm\nSun closed'],
  ['Fr 22:00-6:00', 'Mon-Thu closed\nFri 10 pm - 6 am\nSat-Sun closed'],
  ['Sat 8 am - 12 pm', 'Mon-Fri closed\nSat 8 am - noon\nSun closed'],
  ['11 am - 3', 'Daily 11 am - 3 pm'],
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
  [
    'Mon-Sat 4-10 pm (21+)\nKitchen Mon-Thu 5-9 pm, Fri-Sat 5-10 pm\nCall 555-0149 for tours',
    'Mon-Sat 4 pm - 10 pm\nSun closed',
    ['21+', 'Kitchen Mon-Thu 5-9 pm, Fri-Sat 5-10 pm', 'Call 555-0149 for tours'],
  ],
  [
    'Tue-Sun 1-8 pm (taproom)\nDogs welcome on the porch\nCash only',
    'Mon closed\nTue-Sun 1 pm - 8 pm',
    ['taproom', 'Dogs welcome on the porch', 'Cash only'],
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
  ['a closed time', 'Closed 1 pm - 3 pm'],
  ['a closed time of days', 'Tue-Fri closed 1 pm - 3 pm'],
  ['a closed time after it', '13:00-15:00 off'],
  ['a closed time after the hours', 'Daily 11 am-1 pm, 3 pm-9 pm; Closed 1 pm-3 pm'],
  ['a closed time in parentheses', 'Daily 11 am - 9 pm (closed 1-3 pm)'],
  ['a closed time in German', 'Mo-Fr geschlossen 13-15 Uhr'],
  ['several ways to part its days', 'Closed Mon, Tue, Wed-Sun 1-8 pm'],
  ['only some days after a closed one', 'Closed Mon, Tue 1-8 pm'],
  ['closed days among open ones', 'Daily 1-8 pm, closed Mondays'],
  ['a closed Wednesday only', 'We off'],
  ['a "we" that may be a word', 'We open Fri 4-10 pm'],
  ['a "do" that is no Thursday', 'We do 4-10 pm'],
  ['an open day without times', 'Mon-Fri open, Sat 4-10 pm'],
  ['a day twice', 'M, T, W, T, F 4-10 pm'],
  ['days without times above others', 'Monday\nTuesday 4-10 pm'],
  ['a day on both sides of a semicolon', 'Mo-Fr 11:00-14:00; Fr 17:00-21:00'],
  ['times of all days before a semicolon', '20:00-01:00; Fr 11:00-13:00'],
  ['times of all days after a semicolon', 'Mo off; 16:00-22:00'],
  ['a day in two lines', 'Mon-Fri 11 am - 2 pm\nFri 5 pm - 9 pm'],
  ['a month', 'Tue-Sun 1-8 pm\nClosed in February'],
  ['months before a word', 'Tue-Sun 1-8 pm; Oct-Apr off'],
  ['months that are open', 'Tue-Sun 1-8 pm\nMay through October'],
  ['a season in German', 'Di-So 13-20 Uhr\nIm Winter geschlossen'],
  ['a season in parentheses', 'Tue-Sun 1-8 pm (summer)'],
  ['a date', 'Tue-Sun 1-8 pm; Dec 26 off'],
  ['holidays', 'Tue-Sun 1-8 pm\nClosed on holidays'],
  ['public holidays', 'Tu-Su 13:00-20:00; PH off'],
  ['a time without end', 'Tue-Sun 1-8 pm\nClosed until further notice'],
  ['a Sunday for something else', 'Mon-Sat 4-10 pm\nBrunch Sun 10 am - 2 pm'],
  ['a title of something else', 'Kitchen:\nTue-Sun 1-8 pm'],
  ['something else in parentheses', 'Tue-Sun 1-8 pm (kitchen)'],
  ['another day in parentheses', 'Mon-Thu 4-10 pm (Fri until midnight)'],
  ['noon for midnight', 'Fri 4 pm - 12 pm'],
  ['midnight for noon', 'Sat 12 am - 9 pm'],
  ['a morning that may be an evening', 'Mon-Thu 16-22, Fri 4-10'],
  ['a night of the day before or after', 'Fri 6 pm - midnight, midnight - 2 am'],
  ['a time without end after it', 'Mo-Fr 16:00-22:00+'],
  ['an open end in parentheses', 'Mon-Thu 4-10 pm (or later)'],
  ['closed days that may be the open ones', 'Open Tue-Fri, closed weekends, 3-9 pm'],
  ['closed days between commas', 'Tue-Fri, closed Sat-Mon, 3-9 pm'],
  ['an afternoon among times of 24 hours', 'Mon-Fri 10:00-18:00, Sat 11-4'],
  ['an afternoon that may be a morning', 'Tue 11:00-5:00, Wed 14:00-21:00'],
  ['an evening that may be a morning', 'Mon-Fri 5-22'],
  ['an evening that may be one by the clock', 'Mon-Fri 4-10 Uhr'],
  ['an end that may be in the evening', 'Mon-Fri 15:00-9:00'],
  ['a late morning that ends at noon', 'Sat 11 am - 12 pm'],
  ['midnight for noon and noon for midnight', 'Fri-Sat 12 am - 12 pm'],
  ['an opening at night', 'Sun 3-2 pm'],
  ['a lunch or a night', 'Sat noon - 2'],
  ['some weeks', 'Fri 4-9 pm\nEvery other week'],
  ['odd weeks in parentheses', 'Fri 4-9 pm (odd weeks only, dogs welcome)'],
  ['an end of business', 'Tue-Sun 1-8 pm\nOut of business since the flood'],
  ['a beginning', 'Tue-Sun 1-8 pm\nNot yet open'],
  ['an end of business in a request', 'Tue-Sun 1-8 pm\nPlease note: we are out of business'],
  ['only some guests', 'Tue-Sun 1-8 pm\nMembers and their dogs'],
  ['other hours', 'Tue-Sun 1-8 pm\nOld hours'],
  ['a pause', 'Di-So 13-20 Uhr\nWir machen Pause'],
  ['an exception of its closing', 'Tue-Sun 1-8 pm\nClosed unless somebody booked'],
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
