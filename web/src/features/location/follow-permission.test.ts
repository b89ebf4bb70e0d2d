import { expect, test, vi } from 'vitest';
import { followPermission, type PermissionDevice } from './follow-permission.ts';
import type { PermissionEvent } from './permission.ts';

test('tells the state that the browser reports, and each later change', async () => {
  const status = permissionStatus('prompt');
  const { events } = follow(deviceWith({ query: async () => status }));
  await vi.waitFor(() => expect(events).toEqual([{ type: 'reported', state: 'prompt' }]));

  status.change('granted');
  expect(events.at(-1)).toEqual({ type: 'reported', state: 'granted' });
});

test('is silent once it was stopped', async () => {
  const status = permissionStatus('prompt');
  const { events, stop } = follow(deviceWith({ query: async () => status }));
  await vi.waitFor(() => expect(events).toHaveLength(1));

  stop();
  status.change('denied');
  expect(events).toHaveLength(1);
});

test('tells when asking the browser fails', async () => {
  const query = async () => {
    throw new TypeError('geolocation is no permission here');
  };
  const { events } = follow(deviceWith({ query }));
  await vi.waitFor(() => expect(events).toEqual([{ type: 'checkFailed' }]));
});

test('needs no report where the browser cannot report', () => {
  expect(follow(deviceWith(undefined)).events).toEqual([{ type: 'unreported' }]);
});

test('tells that there is no geolocation', () => {
  const device = { ...deviceWith(undefined), geolocation: undefined };
  expect(follow(device).events).toEqual([{ type: 'unsupported' }]);
});

test('tells that the page is not secure before anything else', () => {
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
