import { hasStored } from '../../../data/waiting/waiting-list.ts';
import {
  WAITING_BEERS,
  WAITING_CALLS,
  WAITING_FAVORITES,
  WAITING_NOTES,
} from '../../../data/waiting/waiting-names.ts';
import { hasStoredChanges } from '../../logbook/shared/waiting/stored-mark.ts';

const NAMES = [WAITING_CALLS, WAITING_BEERS, WAITING_FAVORITES, WAITING_NOTES] as const;

/** Returns whether anything of a fan waits on this phone, without reading it. */
export function hasWaiting(): boolean {
  return NAMES.some(hasStored) || hasStoredChanges();
}
