import { expect, test } from 'vitest';
import { followPermission, type PermissionDevice } from './follow-permission.ts';
import type { PermissionEvent } from './permission.ts';

test("reports the browser's state and each later change", async () => {
  const status = permissionStatus('prompt');
  const { events } = follow(deviceWith({ query: async () => status }));
  await expect.poll(() => events).toEqual([{ type: 'reported', state: 'prompt' }]);

  status.change('granted');
  expect(events.at(-1)).toEqual({ type: 'reported', state: 'granted' });
});

test('reports nothing after it was stopped', async () => {
  const status = permissionStatus('prompt');
  const { events, stop } = follow(deviceWith({ query: async () => status }));
  await expect.poll(() => events).toHaveLength(1);

  stop();
  status.change('denied');
  expect(events).toHaveLength(1);
});

test('reports a failed request of the browser', async () => {
  const query = async () => {
    throw new TypeError('geolocation is no permission here');
  };
  const { events } = follow(deviceWith({ query }));
  await expect.poll(() => events).toEqual([{ type: 'checkFailed' }]);
});

test('reports that the browser has no Permissions API', () => {
  expect(follow(deviceWith(undefined)).events).toEqual([{ type: 'unreported' }]);
});

test('reports that there is no geolocation', () => {
  const device = { ...deviceWith(undefined), geolocation: undefined };
  expect(follow(device).events).toEqual([{ type: 'unsupported' }]);
});

test('reports an insecure page first', () => {
  const device = {
    ...deviceWith({ query: async () => permissionStatus('denied') }),
    isSecure: false,
  };
  expect(follow(device).events).toEqual([{ type: 'insecure' }]);
});

function follow(device: PermissionDevice) {
  const events: PermissionEvent[] = [];
  const stop = followPermission(device, (event) => events.push(event));
  return { events, stop };
}

function deviceWith(permissions: Permissions | undefined): PermissionDevice {
  const geolocation: Geolocation = {
    getCurrentPosition: () => {},
    watchPosition: () => 0,
    clearWatch: () => {},
  };
  return { geolocation, permissions, isSecure: true };
}

/** A browser's permission status whose state can be changed from outside. */
function permissionStatus(state: PermissionState) {
  return new (class extends EventTarget {
    readonly name = 'geolocation';
    onchange = null;
    state = state;
    change(next: PermissionState) {
      this.state = next;
      this.dispatchEvent(new Event('change'));
    }
  })();
}
