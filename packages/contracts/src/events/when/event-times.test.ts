import { expect, test } from 'vitest';
import { readTimes, timesOf } from './event-times.ts';
import { isImpossibleTime } from './written-time.ts';

test.each([
  ['7:00 PM', '19:00', null],
  ['7 pm - 10 pm', '19:00', '22:00'],
  ['7 - 10 PM', '19:00', '22:00'],
  ['7:30-10 PM', '19:30', '22:00'],
  ['11 - 2 PM', '11:00', '14:00'],
  ['9 – 1 am', '21:00', '01:00'],
  ['11 AM to 3', '11:00', '15:00'],
  ['12 AM', '00:00', null],
  ['12:30 p.m.', '12:30', null],
  ['18:00 - 21:30', '18:00', '21:30'],
  ['9:00 - 12:00', '09:00', '12:00'],
  ['22:00-2:00', '22:00', '02:00'],
  ['19.30', '19:30', null],
  ['20:00 until 24:00', '20:00', '00:00'],
  ['Noon - 10:00 PM', '12:00', '22:00'],
  ['9:00 AM - noon', '09:00', '12:00'],
  ['8:00 PM - midnight', '20:00', '00:00'],
  ['12 noon', '12:00', null],
  ['7 PM until late', '19:00', null],
  ['Doors 6 PM, show 7 PM', '18:00', null],
  ['All day', '00:00', '00:00'],
  ['6:30p', '18:30', null],
  ['6:45p-8:15p', '18:45', '20:15'],
  ['9a – 1p', '09:00', '13:00'],
  ['7 p - 9 p', '19:00', '21:00'],
  ['10A', '10:00', null],
  ['5 through 8 PM', '17:00', '20:00'],
  ['10 thru 1 PM', '10:00', '13:00'],
  ['5 ~ 8 PM', '17:00', '20:00'],
  ['5\u2212 8 PM', '17:00', '20:00'],
  ['5:30\u202fPM\u2009\u2013\u20097:30\u202fPM', '17:30', '19:30'],
  ['20:15:00', '20:15', null],
  ['8:15:00 PM', '20:15', null],
  ['20h15', '20:15', null],
  ['20h15-23h', '20:15', '23:00'],
  ['20 Uhr', '20:00', null],
  ['9:00 - 22:00', '09:00', '22:00'],
  ['07:30 - 22:00', '07:30', '22:00'],
  ['07:30 - 10 PM', '19:30', '22:00'],
  ['12:00 noon', '12:00', null],
  ['12:00 midnight', '00:00', null],
  ['$5 cover, 7 PM', '19:00', null],
  ['Second show on the 2nd floor, 9 pm', '21:00', null],
  ['Trivia 7p', '19:00', null],
  ['8 a-noon', '08:00', '12:00'],
  ['8 PM, last entry 9 PM', '20:00', null],
  ['9:00 - 11:30', '09:00', '11:30'],
])('the times of %j are %s and %s', (text, start, end) => {
  expect(timesOf(text)).toEqual({ start, end });
});

test.each([
  ...['', 'evening', '25:00', '7', '5 - 9', '7:75 PM', '13 PM', '2026', 'after the match'],
  // The half of the day is in words, or that of another time.
  ...['7:30 in the evening', '6:30 tonight', '6:30 / 7 PM', '7:30, 9:30 PM', '6:30 - 8ish PM'],
  // The end is not the start.
  ...[
    '6 & 9 PM',
    '6, 7 and 8 PM',
    'sunset to 10 PM',
    'until 10 PM',
    'noon and 6 PM',
    '5ish - 9 PM',
  ],
  // The end of the day is no start.
  ...['24:00', '24:30', 'All day until 3', '7 a side, 6 PM', '2h'],
  ...['ends at 10 PM', 'Closes 9:30 PM', 'before 8 PM', 'by 8 PM', 'last orders: 10 PM'],
  // A room, a team, and times of another zone.
  ...['Hall 8A, 9 PM', '8 a-side', '18:00 UTC', '18:00Z', '18:30+02:00'],
  // The end may be in the afternoon or after midnight.
  ...['10:30 - 1:30', '9:00 - 2:00'],
])('finds no time in %j', (text) => {
  expect(timesOf(text)).toBeUndefined();
});

test('tells which part was read without am or pm', () => {
  expect(readTimes('7:30')).toMatchObject({ text: '7:30', start: '07:30', isHalfOpen: true });
  expect(readTimes('doors 7:30 - 9:00')).toMatchObject({ text: '7:30 - 9:00', isHalfOpen: true });
  expect(readTimes('07:30')).toMatchObject({ start: '07:30', isHalfOpen: true });
  for (const text of ['7:30p', '19:30', '0:30', '7 - 9:30 PM', 'noon', 'All day']) {
    expect(readTimes(text), text).toMatchObject({ isHalfOpen: false });
  }
});

test.each(['25:00', '24:01', '7:65 PM', '13 PM', '0:30 am', '25.00', '7 PM - 25:00', '19:30 PM'])(
  'there is no time %j',
  (text) => {
    expect(isImpossibleTime(text)).toBe(true);
  },
);

test.each(['', 'TBA', '24:00', '7', '7:30p', 'Tickets $25.00, 7 PM', '7 PM, 25.00 at the door'])(
  'there may be a time %j',
  (text) => {
    expect(isImpossibleTime(text)).toBe(false);
  },
);
