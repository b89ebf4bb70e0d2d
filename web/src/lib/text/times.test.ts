import { expect, test } from 'vitest';
import { formatsOf } from './region/current-formats.ts';
import { clockText, eventTimeText, openingTimeText, timeText, unbroken } from './times.ts';

test('times are shown with AM and PM', () => {
  expect(['00:05', '11:59', '12:00', '22:30'].map(timeText)).toEqual([
    '12:05\u00a0AM',
    '11:59\u00a0AM',
    '12:00\u00a0PM',
    '10:30\u00a0PM',
  ]);
});

test("an instant is shown in the person's time zone", () => {
  expect(clockText(new Date(2026, 0, 5, 0, 7))).toBe('12:07\u00a0AM');
  expect(clockText(new Date(2026, 0, 5, 15, 5))).toBe('3:05\u00a0PM');
});

test.each([
  ['7:00 PM', '19:00'],
  ['7 PM - 10 PM', '19:00 - 22:00'],
  ['11:30am until 12 a.m.', '11:30 until 00:00'],
  ['Doors 6 p.m., band 8 p.m.', 'Doors 18:00, band 20:00'],
  ['7 to 10 PM', '7 to 10\u00a0PM'],
  ['7 PM, 21 and over', '7\u00a0PM, 21 and over'],
  ['13 PM', '13\u00a0PM'],
  ['19:00', '19:00'],
  ['Noon, in front of the spa', 'Noon, in front of the spa'],
])('the time %j of an event is %j for a German phone', (typed, shown) => {
  expect(eventTimeText(typed, formatsOf('de-DE'))).toBe(shown);
});

test('an American phone shows the time of an event as typed', () => {
  expect(eventTimeText('7pm til late')).toBe('7pm til late');
  expect(eventTimeText('7:00 PM', formatsOf('en-AU'))).toBe('7:00\u00a0pm');
});

test.each([
  ['00:00', 'midnight', 'midnight'],
  ['00:30', '12:30\u00a0am', '00:30'],
  ['09:05', '9:05\u00a0am', '09:05'],
  ['12:00', 'noon', '12:00'],
  ['22:00', '10\u00a0pm', '22:00'],
])('an opening time of %s is %s in America and %s in Germany', (time, american, german) => {
  expect(openingTimeText(time)).toBe(american);
  const { time: write } = formatsOf('de-DE');
  const inGermany = (text: string) => {
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    return write(hours, minutes);
  };
  expect(openingTimeText(time, inGermany)).toBe(german);
});

test.each([
  ['Open now, until 10 pm', 'Open now, until 10\u00a0pm'],
  ['Closes in 25 min', 'Closes in 25\u00a0min'],
  ['7 PM - 10:30 p.m.', '7\u00a0PM - 10:30\u00a0p.m.'],
  ['6 pints, 2 minutes', '6 pints, 2 minutes'],
])('no line ends between the number and the unit of %j', (text, shown) => {
  expect(unbroken(text)).toBe(shown);
});
