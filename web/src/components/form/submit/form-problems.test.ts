import { breweryUpdate } from '@hoptrail/contracts/breweries';
import { specialEventCreate } from '@hoptrail/contracts/special-events';
import { expect, test } from 'vitest';
import { problemsOf } from './form-problems.ts';

const event = { company: 'Guild', event: 'Day', details: 'Much', time: 'noon', date: '2026-05-01' };

test('an empty field that must be filled is named, and no other', () => {
  const parsed = specialEventCreate.safeParse({ ...event, details: '  ' });
  expect(problemsOf(parsed, ['company', 'details'])).toEqual({ details: 'Required' });
});

test('a link that is none is explained, although it may be empty', () => {
  const parsed = specialEventCreate.safeParse({ ...event, ticketLink: 'javascript:alert(1)' });
  expect(problemsOf(parsed, ['ticketLink'])).toEqual({
    ticketLink: 'Please enter a link that starts with http:// or https://',
  });
});

test('a field within an object goes by its own name', () => {
  const parsed = breweryUpdate.safeParse({ id: '1', socialLinks: { x: 'no link' } });
  expect(problemsOf(parsed, ['x'])).toEqual({
    x: 'Please enter a link that starts with http:// or https://',
  });
});

test('nothing is wrong with what the contract takes', () => {
  expect(problemsOf(specialEventCreate.safeParse(event), ['company'])).toEqual({});
});
