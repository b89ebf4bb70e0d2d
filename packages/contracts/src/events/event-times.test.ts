import { expect, test } from 'vitest';
import { timesOf } from './event-times.ts';

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
])('the times of %j are %s and %s', (text, start, end) => {
  expect(timesOf(text)).toEqual({ start, end });
});

test.each(['', 'evening', '25:00', '7', '5 - 9', '7:75 PM', '13 PM', '2026', 'after the match'])(
  'finds no time in %j',
  (text) => {
    expect(timesOf(text)).toBeUndefined();
  },
);
