import { expect, test } from 'vitest';
import { parseProfile, profileValues } from './profile-changes.ts';

const user = { username: 'hop_hunter', profileImage: '/objects/uploads/face', headerImage: null };
const values = profileValues(user);

test('nothing touched is nothing to send', () => {
  expect(parseProfile(user, values)).toEqual({ success: true, data: {} });
});

test('only what is different is sent', () => {
  expect(parseProfile(user, { ...values, username: 'malt_head' })).toEqual({
    success: true,
    data: { username: 'malt_head' },
  });
});

test('a first header picture is a change', () => {
  const headerImage = '/objects/uploads/header';
  expect(parseProfile(user, { ...values, headerImage })).toEqual({
    success: true,
    data: { headerImage },
  });
});

test('a name that is too short is explained at its field', () => {
  const parsed = parseProfile(user, { ...values, username: 'ab' });
  expect(parsed.success).toBe(false);
  if (!parsed.success) expect(parsed.error.issues[0]?.path).toEqual(['username']);
});
