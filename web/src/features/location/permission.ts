import type { PositionFailure } from '../../lib/geolocation/geolocation.ts';

/** The state of the location permission. */
export interface LocationPermission {
  permission: 'unknown' | 'prompt' | 'granted' | 'denied';
  /** Whether a request is in progress. */
  loading: boolean;
  error: string | null;
  /** Whether the person refused; stored in local storage until the browser grants. */
  refusedForGood: boolean;
  /** Whether the page came over http, where browsers give no position. */
  insecure: boolean;
}

export type PermissionEvent =
  | { type: 'unsupported' }
  | { type: 'insecure' }
  /** The Permissions API reported the state. */
  | { type: 'reported'; state: PermissionState }
  /** The browser has no Permissions API, so only a request shows the state. */
  | { type: 'unreported' }
  | { type: 'checkFailed' }
  | { type: 'requested' }
  | { type: 'found' }
  | { type: 'failed'; failure: PositionFailure };

/**
 * Returns the state at the start: unknown, and loading until the browser has answered.
 * @param refusedForGood the stored flag
 */
export function initialPermission(refusedForGood: boolean): LocationPermission {
  return { permission: 'unknown', loading: true, error: null, refusedForGood, insecure: false };
}

/** Returns the state after an event; all transitions of the location permission are here. */
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

/** Keeps the reason if the reported state is already known. */
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
