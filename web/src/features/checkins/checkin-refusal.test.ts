import { expect, test } from 'vitest';
import { refusalToast } from './checkin-refusal.ts';

test('the toast about a cooldown names the wait of the server', () => {
  const message =
    'Check-in cooldown active. Please wait 5h 12m before checking in again at this brewery.';
  expect(refusalToast({ code: 'checkin.cooldown', message })).toMatchObject({
    title: 'Check-in cooldown active',
    description: 'Please wait 5h 12m before checking in again at this brewery.',
  });
});

test('the toast about a cooldown without a wait names 24 hours', () => {
  expect(refusalToast({ message: 'Check-in cooldown active' }).description).toBe(
    'Please wait 24 hours before checking in again at this brewery.',
  );
});

test('the toast about a large distance shows the message of the server', () => {
  const refused = { code: 'checkin.tooFar', message: 'Check in when you arrive' } as const;
  expect(refusalToast(refused).title).toBe('Check in when you arrive');
});

test('another refusal of a check-in is shown below the title', () => {
  const message = 'The location of this brewery is not set yet, so nobody can check in here.';
  expect(refusalToast({ code: 'checkin.noBreweryLocation', message })).toMatchObject({
    title: 'Check-in failed',
    description: message,
  });
});

test.each([
  ['brewery.closed', 'This brewery is closed.'],
  ['storage.full', 'The server is out of disk space. Nothing was changed.'],
] as const)('shows the reason of %s, which a second try cannot change', (code, message) => {
  expect(refusalToast({ code, message }).description).toBe(message);
});

test('any other failure shows a general message', () => {
  expect(refusalToast({ code: 'server.failed', message: 'Internal' })).toMatchObject({
    title: 'Check-in failed',
    description: 'Something went wrong. Please try again.',
  });
});
