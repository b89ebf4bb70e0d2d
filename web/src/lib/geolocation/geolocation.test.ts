import { afterEach, expect, test, vi } from 'vitest';
import {
  type PositionDevice,
  type PositionResult,
  positionOptions,
  requestAllowedPosition,
  requestPosition,
  watchPosition,
} from './geolocation.ts';

const place = { latitude: 35.4676, longitude: -97.5164, accuracy: 12 };

afterEach(() => vi.useRealTimers());

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

test.each([null, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e12])(
  'an accuracy of %s is left out',
  async (accuracy) => {
    const device = deviceThat((found) => found(browserPosition({ accuracy })));
    const { accuracy: _, ...where } = place;
    expect(await requestPosition(positionOptions.brewery, device)).toEqual({
      ok: true,
      position: where,
    });
  },
);

test('an accuracy of 0 is one', async () => {
  const device = deviceThat((found) => found(browserPosition({ accuracy: 0 })));
  const result = await requestPosition(positionOptions.brewery, device);
  expect(result).toMatchObject({ position: { accuracy: 0 } });
});

test.each([
  ['brewery', 30_000, true],
  ['brewery', 31_000, false],
  ['dialog', 31_000, false],
  ['list', 31_000, false],
  ['events', 31_000, true],
  ['events', 601_000, false],
  ['brewery', -3_600_000, true],
] as const)(
  'for the screen %s, a position of %i ms ago is used: %s',
  async (screen, age, isUsed) => {
    vi.useFakeTimers();
    const requests: (PositionOptions | undefined)[] = [];
    const device = deviceThat((found, _failed, options) => {
      requests.push(options);
      found(browserPosition({}, requests.length === 1 ? age : 0));
    });
    const result = requestPosition(positionOptions[screen], device);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toEqual({ ok: true, position: place });
    const again = { ...positionOptions[screen], maximumAge: 0 };
    expect(requests).toEqual([positionOptions[screen], ...(isUsed ? [] : [again])]);
  },
);

test('a phone that has an old position only has none after 10 s', async () => {
  vi.useFakeTimers();
  const device = deviceThat((found) => found(browserPosition({}, 3_600_000)));
  const result = requestPosition(positionOptions.brewery, device);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toEqual({ ok: false, failure: 'timeout' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a phone that answers neither way has timed out after 10 s; a later answer is told', async () => {
  vi.useFakeTimers();
  let answer = () => {};
  const device = deviceThat((found) => {
    answer = () => found(browserPosition());
  });
  const late = vi.fn();
  const result = requestPosition(positionOptions.dialog, device, late);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toEqual({ ok: false, failure: 'timeout' });
  answer();
  expect(late.mock.calls).toEqual([[{ ok: true, position: place }]]);
});

test('a watch that gets no answer has timed out after 10 s, and goes on', async () => {
  vi.useFakeTimers();
  const watch = watched();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(watch.results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(watch.results).toEqual([{ ok: false, failure: 'timeout' }]);
  watch.find(browserPosition());
  expect(watch.results.at(-1)).toEqual({ ok: true, position: place });
});

test('a watch that begins with an old position asks for another one', async () => {
  vi.useFakeTimers();
  const watch = watched((found, _failed, options) => {
    expect(options?.maximumAge).toBe(0);
    found(browserPosition());
  });
  watch.find(browserPosition({}, 3_600_000));
  expect(watch.results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.results).toEqual([{ ok: true, position: place }]);
  watch.find(browserPosition({}, 3_600_000));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(watch.results).toHaveLength(1);
});

test('a watch that was stopped says nothing', async () => {
  vi.useFakeTimers();
  const watch = watched();
  watch.find(browserPosition({}, 3_600_000));
  watch.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(watch.results).toEqual([]);
});

/** Watches a phone that answers a single request in this way, by default never. */
function watched(answer: Geolocation['getCurrentPosition'] = () => {}) {
  const results: PositionResult[] = [];
  let find: PositionCallback = () => {};
  const device = {
    geolocation: {
      getCurrentPosition: answer,
      watchPosition: (found: PositionCallback) => {
        find = found;
        return 1;
      },
      clearWatch: () => {},
    },
    isSecure: true,
  };
  const stop = watchPosition(positionOptions.brewery, (result) => results.push(result), device);
  return { results, stop, find: (position: GeolocationPosition) => find(position) };
}

function permissionsThatSay(state: PermissionState): Pick<Permissions, 'query'> {
  const status = { name: 'geolocation', state, onchange: null };
  return { query: async () => Object.assign(new EventTarget(), status) };
}

function deviceThat(answer: Geolocation['getCurrentPosition']): PositionDevice {
  const geolocation = { getCurrentPosition: answer, watchPosition: () => 0, clearWatch: () => {} };
  return { geolocation, isSecure: true };
}

/**
 * @param said what the phone says otherwise; some say no number
 * @param age in milliseconds
 */
function browserPosition(said: { accuracy?: unknown } = {}, age = 0): GeolocationPosition {
  const coordinates = {
    ...place,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => place,
  };
  const coords = Object.assign(coordinates, said);
  return { coords, timestamp: Date.now() - age, toJSON: () => coords };
}

function browserError(code: number): GeolocationPositionError {
  return { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
}
