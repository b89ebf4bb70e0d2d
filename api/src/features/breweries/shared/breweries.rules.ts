import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { CHECKIN_RADIUS_KM } from '@hoptrail/contracts/limits';
import type { Caller } from '../../../access/sessions.ts';

/** Whether somebody may edit a brewery: its owners and administrators. */
export function canEditBrewery(caller: Caller | undefined, ownerIds: readonly string[]): boolean {
  return caller !== undefined && (caller.role === 'admin' || ownerIds.includes(caller.id));
}

/** Whether somebody may close a brewery or open it again: administrators only. */
export function canCloseBrewery(caller: Caller): boolean {
  return caller.role === 'admin';
}

/** What a reader may do with a brewery, for the buttons. */
export function breweryViewer(
  caller: Caller | undefined,
  ownerIds: readonly string[],
): BreweryDetail['viewer'] {
  return { canEdit: canEditBrewery(caller, ownerIds) };
}

/** A brewery as it is stored, with the usual radius where it has none of its own. */
export function wholeBrewery<Stored extends { checkinRadiusKm: number | null }>(brewery: Stored) {
  return { ...brewery, checkinRadiusKm: brewery.checkinRadiusKm ?? CHECKIN_RADIUS_KM };
}
