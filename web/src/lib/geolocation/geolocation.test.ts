import { expect, test } from 'vitest';
import {
  type PositionDevice,
  positionOptions,
  requestAllowedPosition,
  requestPosition,
} from './geolocation.ts';

const place = { latitude: 35.4676, longitude: -97.5164, accuracy: 12 };

test('a found position has its accuracy', async () => {
  const device = deviceThat((found) => found(browserPosition()));
  expect(await requestPosition(positionOptions.list, device)).toEqual({
    ok: true,
    position: place,
  });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [99, 'unknown'],
] as const)('the error code %i is the failure %s', async (code, failure) => {
  const device = deviceThat((_found, failed) => failed?.(browserError(code)));
  expect(await requestPosition(positionOptions.list, device)).toEqual({ ok: false, failure });
});

test('a browser without geolocation is unsupported', async () => {
  const device = { geolocation: undefined, isSecure: true };
  const result = await requestPosition(positionOptions.list, device);
  expect(result).toEqual({ ok: false, failure: 'unsupported' });
});

test('a page over http is distinguished from a refusal', async () => {
  const device = { ...deviceThat((_found, failed) => failed?.(browserError(1))), isSecure: false };
  const result = await requestPosition(positionOptions.list, device);
  expect(result).toEqual({ ok: false, failure: 'insecure' });
});

test.each([
  ['granted', { ok: true, position: place }],
  ['prompt', { ok: false, failure: 'denied' }],
  ['denied', { ok: false, failure: 'denied' }],
  [undefined, { ok: false, failure: 'denied' }],
] as const)('with the permission %s, a list that must not ask gets %j', async (state, result) => {
  const permissions = state && permissionsThatSay(state);
  const device = deviceThat((found) => found(browserPosition()));
  expect(await requestAllowedPosition(positionOptions.events, permissions, device)).toEqual(result);
});

test('a permission that cannot be read is not asked for', async () => {
  const permissions = { query: () => Promise.reject(new TypeError()) };
  const device = deviceThat((found) => found(browserPosition()));
  expect(await requestAllowedPosition(positionOptions.events, permissions, device)).toEqual({
    ok: false,
    failure: 'denied',
  });
});

test('each screen requests the position with its specified options', () => {
  expect(positionOptions).toEqual({
    dialog: { enableHighAccuracy: false, timeout: 10_000 },
    brewery: { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 },
    list: { enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 },
    events: { enableHighAccuracy: false, timeout: 5_000, maximumAge: 600_000 },
  });
});

function permissionsThatSay(state: PermissionState): Pick<Permissions, 'query'> {
  const status = { name: 'geolocation', state, onchange: null };
  return { query: async () => Object.assign(new EventTarget(), status) };
}

function deviceThat(answer: Geolocation['getCurrentPosition']): PositionDevice {
  const geolocation = { getCurrentPosition: answer, watchPosition: () => 0, clearWatch: () => {} };
  return { geolocation, isSecure: true };
}

function browserPosition(): GeolocationPosition {
  const coords = {
    ...place,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => place,
  };
  return { coords, timestamp: 0, toJSON: () => coords };
}

function browserError(code: number): GeolocationPositionError {
  return { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
}
