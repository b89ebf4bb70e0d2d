import { expect, test } from 'vitest';
import { isOwnEvent } from './is-own-event.ts';

const editable = { viewer: { canEdit: true } };
const breweries = [{ id: 'lampwick' }];

test("a person's events and those of their breweries are on the dashboard", () => {
  expect(isOwnEvent({ ...editable, ownerId: 'me', breweryId: null }, 'me', breweries)).toBe(true);
  const ofBrewery = { ...editable, ownerId: 'before', breweryId: 'lampwick' };
  expect(isOwnEvent(ofBrewery, 'me', breweries)).toBe(true);
});

test("an event goes with its brewery to the brewery's new owner", () => {
  const former = { ...editable, ownerId: 'me', breweryId: 'second-story' };
  expect(isOwnEvent(former, 'me', breweries)).toBe(false);
});

test("an administrator's dashboard leaves out the events of others", () => {
  const other = { ...editable, ownerId: 'other', breweryId: 'second-story' };
  expect(isOwnEvent(other, 'me', breweries)).toBe(false);
});

test('an event without an owner and without a brewery is on no dashboard', () => {
  expect(isOwnEvent({ ...editable, ownerId: null, breweryId: null }, 'me', [])).toBe(false);
});

test('an event that the person may not edit is not on the dashboard', () => {
  const locked = { viewer: { canEdit: false }, ownerId: 'me', breweryId: 'lampwick' };
  expect(isOwnEvent(locked, 'me', breweries)).toBe(false);
});
