import { describe, expect, test } from 'vitest';
import {
  initialPermission,
  type LocationPermission,
  nextPermission,
  type PermissionEvent,
} from './permission.ts';

function after(...events: PermissionEvent[]): LocationPermission {
  return events.reduce(nextPermission, initialPermission(false));
}

describe('the location permission', () => {
  test('starts unknown and loading', () => {
    expect(initialPermission(false)).toMatchObject({
      permission: 'unknown',
      loading: true,
      error: null,
    });
  });

  test('is denied if the browser has no geolocation', () => {
    expect(after({ type: 'unsupported' })).toMatchObject({
      permission: 'denied',
      loading: false,
      error: 'Geolocation is not supported by this browser',
      refusedForGood: false,
    });
  });

  test.each(['granted', 'denied', 'prompt'] as const)('takes over the report %s', (state) => {
    expect(after({ type: 'reported', state })).toMatchObject({ permission: state, loading: false });
  });

  test('is a prompt if the browser has no Permissions API', () => {
    expect(after({ type: 'unreported' })).toMatchObject({ permission: 'prompt', loading: false });
  });

  test('is unknown when checking fails', () => {
    expect(after({ type: 'checkFailed' })).toMatchObject({
      permission: 'unknown',
      loading: false,
      error: 'Failed to check location permission',
    });
  });

  test('follows a change that is made in the browser settings', () => {
    const state = after(
      { type: 'reported', state: 'denied' },
      { type: 'reported', state: 'granted' },
    );
    expect(state).toMatchObject({ permission: 'granted', error: null });
  });

  test('waits and forgets the last error while a request runs', () => {
    const state = after({ type: 'checkFailed' }, { type: 'requested' });
    expect(state).toMatchObject({ loading: true, error: null });
  });

  test('is granted by a found position, which removes the stored refusal', () => {
    const refused = initialPermission(true);
    expect(nextPermission(refused, { type: 'found' })).toMatchObject({
      permission: 'granted',
      loading: false,
      refusedForGood: false,
    });
  });

  test.each([
    ['denied', 'denied', 'Location access denied by user', true],
    ['unavailable', 'unknown', 'Location information unavailable', false],
    ['timeout', 'unknown', 'Location request timed out', false],
    ['unsupported', 'denied', 'Geolocation is not supported', false],
    ['unknown', 'denied', 'Location access denied', false],
  ] as const)('after the failure %s it is %s: %s', (failure, permission, error, refusedForGood) => {
    expect(after({ type: 'requested' }, { type: 'failed', failure })).toMatchObject({
      permission,
      error,
      refusedForGood,
      loading: false,
    });
  });

  test('keeps the reason when the browser reports the same refusal afterwards', () => {
    const state = after(
      { type: 'failed', failure: 'denied' },
      { type: 'reported', state: 'denied' },
    );
    expect(state).toMatchObject({
      error: 'Location access denied by user',
      refusedForGood: true,
    });
  });

  test('removes the stored refusal when the browser reports that it is granted again', () => {
    const state = after(
      { type: 'failed', failure: 'denied' },
      { type: 'reported', state: 'granted' },
    );
    expect(state.refusedForGood).toBe(false);
  });

  test('is not a refusal by the person on a page over http', () => {
    expect(after({ type: 'insecure' })).toMatchObject({
      permission: 'denied',
      insecure: true,
      refusedForGood: false,
    });
  });
});
