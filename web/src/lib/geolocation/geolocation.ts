import type { Position } from '@hoptrail/contracts/lib/distance';
import { CHECKIN_POSITION_MAX_AGE_MS } from '@hoptrail/contracts/limits';

/** The position that the phone reports. */
export interface DevicePosition extends Position {
  /** Radius in metres of the 95 % confidence level. */
  accuracy: number;
}

/** Why there is no position. `insecure`: the page came over http, where browsers give none. */
export type PositionFailure =
  | 'unsupported'
  | 'insecure'
  | 'denied'
  | 'unavailable'
  | 'timeout'
  | 'unknown';

export type PositionResult =
  | { ok: true; position: DevicePosition }
  | { ok: false; failure: PositionFailure };

/** The browser's interfaces, as a parameter for tests. */
export interface PositionDevice {
  geolocation: Geolocation | undefined;
  isSecure: boolean;
}

/** The options of each screen. */
export const positionOptions = {
  dialog: { enableHighAccuracy: false, timeout: 10_000 },
  brewery: { enableHighAccuracy: true, timeout: 10_000, maximumAge: CHECKIN_POSITION_MAX_AGE_MS },
  list: { enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 },
  events: { enableHighAccuracy: false, timeout: 5_000, maximumAge: 600_000 },
} as const satisfies Record<string, PositionOptions>;

/** Gets the position once. Never rejects: a failure is a result. */
export function requestPosition(
  options: PositionOptions,
  device: PositionDevice = thisDevice(),
): Promise<PositionResult> {
  const { geolocation } = device;
  if (!geolocation || !device.isSecure) return Promise.resolve(missing(device));
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      (found) => resolve(positionFound(found)),
      (error) => resolve(positionRefused(error)),
      options,
    );
  });
}

/**
 * Gets the position once if the person allowed it before, so that the browser does not ask. Never
 * rejects.
 */
export async function requestAllowedPosition(
  options: PositionOptions,
  permissions: Pick<Permissions, 'query'> | undefined = navigator.permissions,
  device: PositionDevice = thisDevice(),
): Promise<PositionResult> {
  // A browser that does not tell would ask.
  const found = await permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  if (found?.state !== 'granted') return { ok: false, failure: 'denied' };
  return await requestPosition(options, device);
}

/**
 * Watches the position.
 * @param onResult called with every new position and every failure
 * @returns a function that stops watching
 */
export function watchPosition(
  options: PositionOptions,
  onResult: (result: PositionResult) => void,
  device: PositionDevice = thisDevice(),
): () => void {
  const { geolocation } = device;
  if (!geolocation || !device.isSecure) {
    onResult(missing(device));
    return () => {};
  }
  const watch = geolocation.watchPosition(
    (found) => onResult(positionFound(found)),
    (error) => onResult(positionRefused(error)),
    options,
  );
  return () => geolocation.clearWatch(watch);
}

/** The browser this runs in. */
export function thisDevice(): PositionDevice {
  const geolocation = 'geolocation' in navigator ? navigator.geolocation : undefined;
  return { geolocation, isSecure: window.isSecureContext };
}

function missing(device: PositionDevice): PositionResult {
  return { ok: false, failure: device.isSecure ? 'unsupported' : 'insecure' };
}

function positionFound({ coords }: GeolocationPosition): PositionResult {
  const { latitude, longitude, accuracy } = coords;
  return { ok: true, position: { latitude, longitude, accuracy } };
}

function positionRefused(error: GeolocationPositionError): PositionResult {
  switch (error.code) {
    case error.PERMISSION_DENIED:
      return { ok: false, failure: 'denied' };
    case error.POSITION_UNAVAILABLE:
      return { ok: false, failure: 'unavailable' };
    case error.TIMEOUT:
      return { ok: false, failure: 'timeout' };
    default:
      return { ok: false, failure: 'unknown' };
  }
}
