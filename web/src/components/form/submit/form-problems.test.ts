import { breweryUpdate } from '@hoptrail/contracts/breweries/breweries';
import { specialEventCreate } from '@hoptrail/contracts/events/special';
import { expect, test } from 'vitest';
import { problemsOf } from './form-problems.ts';

const event = { company: 'Guild', event: 'Day', details: 'Much', time: 'noon', date: '2026-05-01' };

test('only the empty required field has an error', () => {
  const parsed = specialEventCreate.safeParse({ ...event, details: '  ' });
  expect(problemsOf(parsed, ['company', 'details'])).toEqual({ details: 'Required' });
});

test('an invalid link has an error although the field is optional', () => {
  const parsed = specialEventCreate.safeParse({ ...event, ticketLink: 'javascript:alert(1)' });
  expect(problemsOf(parsed, ['ticketLink'])).toEqual({
    ticketLink: 'Please enter a link that starts with http:// or https://',
  });
});

test('an error of a nested field goes to the field with that name', () => {
  const parsed = breweryUpdate.safeParse({ id: '1', socialLinks: { x: 'no link' } });
  expect(problemsOf(parsed, ['x'])).toEqual({
    x: 'Please enter a link that starts with http:// or https://',
  });
});

test('an error deep in a structure goes to its field', () => {
  const days = Array.from({ length: 7 }, () => [{ opens: '18:00', closes: '' }]);
  const parsed = breweryUpdate.safeParse({ id: '1', openingHours: { days } });
  expect(problemsOf(parsed, ['hours', 'openingHours'])).toEqual({
    openingHours: 'Please enter a time from 00:00 to 23:59, such as 16:30.',
  });
});

test('valid values have no errors', () => {
  expect(problemsOf(specialEventCreate.safeParse(event), ['company'])).toEqual({});
});
