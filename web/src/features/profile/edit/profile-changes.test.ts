import { expect, test } from 'vitest';
import { parseProfile, profileValues } from './profile-changes.ts';

const user = { username: 'hop_hunter', profileImage: '/objects/uploads/face', headerImage: null };
const values = profileValues(user, 'miles');

test('an unchanged form sends nothing', () => {
  expect(parseProfile(user, values)).toEqual(changes({}));
});

test('only changed fields are sent', () => {
  expect(parseProfile(user, { ...values, username: 'malt_head' })).toEqual(
    changes({ username: 'malt_head' }),
  );
});

test('a first header picture is a change', () => {
  const headerImage = '/objects/uploads/header';
  expect(parseProfile(user, { ...values, headerImage })).toEqual(changes({ headerImage }));
});

test('a short username is an error of its field', () => {
  const parsed = parseProfile(user, { ...values, username: 'ab' });
  expect(parsed.success).toBe(false);
  if (!parsed.success) expect(parsed.error.issues[0]?.path).toEqual(['username']);
});

test('the unit of distances is not sent', () => {
  const parsed = parseProfile(user, { ...values, distances: 'kilometers' });
  expect(parsed).toEqual({ success: true, data: { stored: {}, distances: 'kilometers' } });
});

function changes(stored: object) {
  return { success: true, data: { stored, distances: 'miles' } };
}
