import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { CHECKIN_RADIUS_KM } from '@hoptrail/contracts/limits';
import type { Caller } from '../../../access/sessions.ts';

/** Returns whether the caller may edit a brewery: its owners and administrators may. */
export function canEditBrewery(caller: Caller | undefined, ownerIds: readonly string[]): boolean {
  return caller !== undefined && (caller.role === 'admin' || ownerIds.includes(caller.id));
}

/** Returns whether the caller may close or reopen a brewery: only administrators may. */
export function canCloseBrewery(caller: Caller): boolean {
  return caller.role === 'admin';
}

/** Returns what the reader may do with a brewery, so that the page shows the buttons for it. */
export function breweryViewer(
  caller: Caller | undefined,
  ownerIds: readonly string[],
): BreweryDetail['viewer'] {
  return { canEdit: canEditBrewery(caller, ownerIds) };
}

/** Returns a stored brewery with the default radius filled in if it has none. */
export function wholeBrewery<Stored extends { checkinRadiusKm: number | null }>(brewery: Stored) {
  return { ...brewery, checkinRadiusKm: brewery.checkinRadiusKm ?? CHECKIN_RADIUS_KM };
}
