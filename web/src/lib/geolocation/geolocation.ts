import type { Position } from '@hoptrail/contracts/lib/distance';
import { ACCURACY_MAX_METRES, CHECKIN_POSITION_MAX_AGE_MS } from '@hoptrail/contracts/limits';

/** The position that the phone reports. */
export interface DevicePosition extends Position {
  /** Radius in metres of the 95 % confidence level; absent if the phone does not say. */
  accuracy?: number | undefined;
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

/** How long a browser may give no answer: it gives none when its prompt was swiped away. */
const ANSWER_MS = 10_000;
const ASK_AGAIN_MS = 1000;

/**
 * Gets the position once, and asks again while it is too old. Never rejects: a failure is a result,
 * and 10 s without an answer are a timeout.
 * @param onLate called with an answer after the timeout, such as after a prompt that was open longer
 */
export function requestPosition(
  options: PositionOptions,
  device: PositionDevice = thisDevice(),
  onLate?: (result: PositionResult) => void,
): Promise<PositionResult> {
  const { geolocation } = device;
  if (!geolocation || !device.isSecure) return Promise.resolve(missing(device));
  return new Promise((resolve) => {
    const patience = new AbortController();
    const answer = (result: PositionResult) => {
      if (patience.signal.aborted) return onLate?.(result);
      patience.abort();
      clearTimeout(timer);
      resolve(result);
    };
    const timer = setTimeout(() => answer({ ok: false, failure: 'timeout' }), ANSWER_MS);
    ask(geolocation, options, answer, patience.signal);
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
  // Aborted by the first answer: from then on the browser reports each change by itself.
  const patience = new AbortController();
  const answer = (result: PositionResult) => {
    patience.abort();
    clearTimeout(timer);
    onResult(result);
  };
  const timer = setTimeout(() => answer({ ok: false, failure: 'timeout' }), ANSWER_MS);
  const watch = geolocation.watchPosition(
    (found) => {
      if (isFresh(found, options)) answer(positionFound(found));
      else askAgain(geolocation, options, answer, patience.signal);
    },
    (error) => answer(positionRefused(error)),
    options,
  );
  return () => {
    patience.abort();
    clearTimeout(timer);
    geolocation.clearWatch(watch);
  };
}

/** The browser this runs in. */
export function thisDevice(): PositionDevice {
  const geolocation = 'geolocation' in navigator ? navigator.geolocation : undefined;
  return { geolocation, isSecure: window.isSecureContext };
}

function missing(device: PositionDevice): PositionResult {
  return { ok: false, failure: device.isSecure ? 'unsupported' : 'insecure' };
}

function ask(
  geolocation: Geolocation,
  options: PositionOptions,
  onAnswer: (result: PositionResult) => void,
  signal: AbortSignal,
): void {
  geolocation.getCurrentPosition(
    (found) => {
      if (isFresh(found, options)) onAnswer(positionFound(found));
      else askAgain(geolocation, options, onAnswer, signal);
    },
    (error) => onAnswer(positionRefused(error)),
    options,
  );
}

/** Asks for a position that the phone does not have yet, until the signal is aborted. */
function askAgain(...[geolocation, options, onAnswer, signal]: Parameters<typeof ask>): void {
  if (signal.aborted) return;
  const timer = setTimeout(
    () => ask(geolocation, { ...options, maximumAge: 0 }, onAnswer, signal),
    ASK_AGAIN_MS,
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** Phones report positions that are older than asked for, such as the last one before a restart. */
function isFresh({ timestamp }: GeolocationPosition, { maximumAge = 0 }: PositionOptions): boolean {
  return !(Date.now() - timestamp > Math.max(maximumAge, CHECKIN_POSITION_MAX_AGE_MS));
}

function positionFound({ coords }: GeolocationPosition): PositionResult {
  const { latitude, longitude, accuracy } = coords;
  // Some phones say null, -1 or infinity, which the server refuses.
  const hasAccuracy = Number.isFinite(accuracy) && accuracy >= 0 && accuracy <= ACCURACY_MAX_METRES;
  return { ok: true, position: { latitude, longitude, ...(hasAccuracy && { accuracy }) } };
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
