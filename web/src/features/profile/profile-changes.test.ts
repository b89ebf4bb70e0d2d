import { expect, test } from 'vitest';
import { profileChanges } from './profile-changes.ts';

const user = { username: 'hop_hunter', profileImage: '/objects/uploads/face', headerImage: null };

test('nothing touched is nothing to send', () => {
  expect(profileChanges(user, {})).toEqual({});
});

test('what was typed and taken back is nothing to send', () => {
  expect(profileChanges(user, { username: 'hop_hunter' })).toEqual({});
});

test('only what is different is sent', () => {
  const draft = { username: 'malt_head', profileImage: user.profileImage };
  expect(profileChanges(user, draft)).toEqual({ username: 'malt_head' });
});

test('a first header picture is a change', () => {
  expect(profileChanges(user, { headerImage: '/objects/uploads/header' })).toEqual({
    headerImage: '/objects/uploads/header',
  });
});
