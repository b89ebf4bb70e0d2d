import type { PositionFailure } from '../../lib/geolocation/geolocation.ts';

/** What is known of the right to ask for the position (specification, parts 3 and 4). */
export interface LocationPermission {
  permission: 'unknown' | 'prompt' | 'granted' | 'denied';
  /** Whether an answer is being waited for. */
  loading: boolean;
  error: string | null;
  /** The person said no to our request; kept in local storage until the browser says yes. */
  refusedForGood: boolean;
  /** The page came over http, where browsers give no position. */
  insecure: boolean;
}

export type PermissionEvent =
  | { type: 'unsupported' }
  | { type: 'insecure' }
  /** The Permissions API told the state, at first or as a later change. */
  | { type: 'reported'; state: PermissionState }
  /** The browser has no Permissions API, so only asking tells. */
  | { type: 'unreported' }
  | { type: 'checkFailed' }
  | { type: 'requested' }
  | { type: 'found' }
  | { type: 'failed'; failure: PositionFailure };

/**
 * The state at the start: unknown, and loading until the browser was asked.
 * @param refusedForGood the flag as it was kept
 */
export function initialPermission(refusedForGood: boolean): LocationPermission {
  return { permission: 'unknown', loading: true, error: null, refusedForGood, insecure: false };
}

/** The state after an event; every transition of the location permission is here. */
export function nextPermission(
  state: LocationPermission,
  event: PermissionEvent,
): LocationPermission {
  switch (event.type) {
    case 'unsupported':
      return denied(state, 'Geolocation is not supported by this browser');
    case 'insecure':
      return { ...denied(state, null), insecure: true };
    case 'reported':
      return reported(state, event.state);
    case 'unreported':
      return { ...state, permission: 'prompt', loading: false };
    case 'checkFailed':
      return unknown(state, 'Failed to check location permission');
    case 'requested':
      return { ...state, loading: true, error: null };
    case 'found':
      return granted(state);
    case 'failed':
      return failed(state, event.failure);
  }
}

/** A browser's report of what is known already keeps the reason that stands beside it. */
function reported(state: LocationPermission, permission: PermissionState): LocationPermission {
  if (permission === 'granted') return granted(state);
  const error = permission === state.permission ? state.error : null;
  return { ...state, permission, error, loading: false };
}

function failed(state: LocationPermission, failure: PositionFailure): LocationPermission {
  switch (failure) {
    case 'denied':
      return { ...denied(state, 'Location access denied by user'), refusedForGood: true };
    case 'unavailable':
      return unknown(state, 'Location information unavailable');
    case 'timeout':
      return unknown(state, 'Location request timed out');
    case 'unsupported':
      return denied(state, 'Geolocation is not supported');
    case 'insecure':
      return nextPermission(state, { type: 'insecure' });
    case 'unknown':
      return denied(state, 'Location access denied');
  }
}

function granted(state: LocationPermission): LocationPermission {
  return { ...state, permission: 'granted', loading: false, error: null, refusedForGood: false };
}

function denied(state: LocationPermission, error: string | null): LocationPermission {
  return { ...state, permission: 'denied', loading: false, error };
}

function unknown(state: LocationPermission, error: string): LocationPermission {
  return { ...state, permission: 'unknown', loading: false, error };
}
