import { expect, test } from 'vitest';
import { isOwnEvent } from './is-own-event.ts';

const editable = { viewer: { canEdit: true } };
const breweries = [{ id: 'lampwick' }];

test("an event of one's own or of one's brewery is on the dashboard", () => {
  expect(isOwnEvent({ ...editable, ownerId: 'me', breweryId: null }, 'me', breweries)).toBe(true);
  const ofBrewery = { ...editable, ownerId: 'before', breweryId: 'lampwick' };
  expect(isOwnEvent(ofBrewery, 'me', breweries)).toBe(true);
});

test('an event stays with its brewery when the brewery goes to somebody else', () => {
  const former = { ...editable, ownerId: 'me', breweryId: 'second-story' };
  expect(isOwnEvent(former, 'me', breweries)).toBe(false);
});

test("an administrator's dashboard leaves out what others own", () => {
  const other = { ...editable, ownerId: 'other', breweryId: 'second-story' };
  expect(isOwnEvent(other, 'me', breweries)).toBe(false);
});

test('an event that belongs to nobody and to no brewery is on no dashboard', () => {
  expect(isOwnEvent({ ...editable, ownerId: null, breweryId: null }, 'me', [])).toBe(false);
});

test('what may not be edited is not offered', () => {
  const locked = { viewer: { canEdit: false }, ownerId: 'me', breweryId: 'lampwick' };
  expect(isOwnEvent(locked, 'me', breweries)).toBe(false);
});
