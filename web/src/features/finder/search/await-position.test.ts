import { afterEach, expect, test, vi } from 'vitest';
import { awaitPosition } from './await-position.ts';

afterEach(() => vi.useRealTimers());

test('the result of the browser is returned', async () => {
  const refusal: GeolocationPositionError = {
    code: 1,
    message: '',
    PERMISSION_DENIED: 1,
    POSITION_UNAVAILABLE: 2,
    TIMEOUT: 3,
  };
  const device = deviceThat((_found, failed) => failed?.(refusal));
  expect(await awaitPosition(device)).toEqual({ ok: false, failure: 'denied' });
});

test("the wait ends without a result while the browser's prompt is open", async () => {
  vi.useFakeTimers();
  const answer = awaitPosition(deviceThat(() => {}));
  await vi.advanceTimersByTimeAsync(6000);
  expect(await answer).toBeUndefined();
});

test('a browser without geolocation fails at once', async () => {
  const answer = await awaitPosition({ geolocation: undefined, isSecure: true });
  expect(answer).toEqual({ ok: false, failure: 'unsupported' });
});

function deviceThat(answer: Geolocation['getCurrentPosition']) {
  const geolocation = { getCurrentPosition: answer, watchPosition: () => 0, clearWatch: () => {} };
  return { geolocation, isSecure: true };
}
