import { useEffect, useReducer } from 'react';
import {
  type PositionResult,
  positionOptions,
  requestPosition,
  thisDevice,
} from '../../lib/geolocation/geolocation.ts';
import { followPermission } from './follow-permission.ts';
import { initialPermission, type LocationPermission, nextPermission } from './permission.ts';
import { isRefusalStored, storeRefusal } from './permission-flags.ts';

/**
 * Returns the state of the location permission, and `request`, which asks for the position and
 * resolves to whether it was given.
 */
export function useLocationPermission(): {
  permission: LocationPermission;
  request: () => Promise<boolean>;
} {
  const [permission, report] = useReducer(nextPermission, undefined, () =>
    initialPermission(isRefusalStored()),
  );
  useEffect(() => {
    const permissions = 'permissions' in navigator ? navigator.permissions : undefined;
    return followPermission({ ...thisDevice(), permissions }, report);
  }, []);
  useEffect(() => {
    const store = () => storeRefusal(permission.refusedForGood);
    store();
    // Once more at the end: signing out empties the storage, and the refusal is the phone's.
    return store;
  }, [permission.refusedForGood]);

  const request = async () => {
    report({ type: 'requested' });
    const tell = (answer: PositionResult) =>
      report(answer.ok ? { type: 'found' } : { type: 'failed', failure: answer.failure });
    const result = await requestPosition(positionOptions.dialog, undefined, tell);
    tell(result);
    return result.ok;
  };
  return { permission, request };
}
