import { expect, test } from 'vitest';
import { initialPermission, nextPermission, type PermissionEvent } from './permission.ts';
import { actionLabel, promptPage } from './prompt-page.ts';

const start = initialPermission(false);
const titleOf = (event: PermissionEvent) => promptPage(nextPermission(start, event)).title;

test('asks while the permission is unknown or a prompt', () => {
  expect(promptPage(start).title).toBe('Enable Location Access');
  expect(titleOf({ type: 'reported', state: 'prompt' })).toBe('Enable Location Access');
});

test('says that access is granted', () => {
  expect(titleOf({ type: 'reported', state: 'granted' })).toBe('Location Access Granted');
});

test('says that access is denied, after a refusal and without geolocation', () => {
  expect(titleOf({ type: 'failed', failure: 'denied' })).toBe('Location Access Denied');
  expect(titleOf({ type: 'unsupported' })).toBe('Location Access Denied');
});

test('asks for https on an insecure page', () => {
  const page = promptPage(nextPermission(start, { type: 'insecure' }));
  expect(page.text).toContain('https');
  expect(page.actions).toEqual(['continueWithout']);
});

test('the button shows that the request runs', () => {
  expect(actionLabel('allow', false)).toBe('Allow Location Access');
  expect(actionLabel('allow', true)).toBe('Requesting Access...');
});
