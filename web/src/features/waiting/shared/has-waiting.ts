import { hasStored } from '../../../data/waiting/waiting-list.ts';
import { WAITING_CALLS } from '../../../data/waiting/waiting-names.ts';
import { hasStoredChanges } from '../../logbook/shared/waiting/stored-mark.ts';

/** Returns whether anything of a fan waits on this phone, without reading it. */
export function hasWaiting(): boolean {
  return hasStored(WAITING_CALLS) || hasStoredChanges();
}
