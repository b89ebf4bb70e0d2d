import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { CHECKIN_RADIUS_KM } from '@hoptrail/contracts/limits';
import type { Caller } from '../../../access/sessions.ts';

/** The people of a brewery, by their ids. */
export interface BreweryPeople {
  ownerIds: readonly string[];
  staffIds: readonly string[];
}

type Role = 'staff' | 'owner' | 'admin';

/** What people may do at a brewery, by their role there. Every check of such a right reads it here. */
const rights = {
  tapList: ['staff', 'owner', 'admin'],
  hours: ['staff', 'owner', 'admin'],
  news: ['staff', 'owner', 'admin'],
  /** The code of the day, the stamps, and the prizes of trails. */
  prizes: ['staff', 'owner', 'admin'],
  statistics: ['staff', 'owner', 'admin'],
  /** The totals of each day, as a file. */
  dayTotals: ['owner', 'admin'],
  /** To end one's own work there. */
  leaving: ['staff', 'owner', 'admin'],
  /** All other fields, pictures included. */
  details: ['owner', 'admin'],
  pin: ['owner', 'admin'],
  /** The changes that the person could have made, and their own. */
  history: ['staff', 'owner', 'admin'],
  wholeHistory: ['owner', 'admin'],
  /** Its NFC tags. */
  tags: ['owner', 'admin'],
  /** Who owns the brewery beside oneself, who is on the staff, and who is invited. */
  team: ['owner', 'admin'],
  closing: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type BreweryRight = keyof typeof rights;

/** Returns whether the caller has a right at a brewery. */
export function hasRight(
  caller: Caller | undefined,
  people: BreweryPeople,
  right: BreweryRight,
): boolean {
  const role = caller && roleAt(caller, people);
  const roles: readonly Role[] = rights[right];
  return role !== undefined && roles.includes(role);
}

/** Returns the caller's role at a brewery, the one with the most rights; undefined for none. */
function roleAt(caller: Caller, { ownerIds, staffIds }: BreweryPeople): Role | undefined {
  if (caller.role === 'admin') return 'admin';
  if (ownerIds.includes(caller.id)) return 'owner';
  return staffIds.includes(caller.id) ? 'staff' : undefined;
}

/** Returns what the reader may do with a brewery, so that the page shows the buttons for it. */
export function breweryViewer(
  caller: Caller | undefined,
  people: BreweryPeople,
): BreweryDetail['viewer'] {
  const role = caller && roleAt(caller, people);
  return { canEdit: hasRight(caller, people, 'details'), isStaff: role === 'staff' };
}

/** Returns a stored brewery with the default radius filled in if it has none. */
export function wholeBrewery<Stored extends { checkinRadiusKm: number | null }>(brewery: Stored) {
  return { ...brewery, checkinRadiusKm: brewery.checkinRadiusKm ?? CHECKIN_RADIUS_KM };
}
