import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { dayAfter } from '@hoptrail/contracts/events/when/event-days';
import { PRIZE_DAYS } from '@hoptrail/contracts/limits';

/** An open trail, with all that decides about stamps. Days are `YYYY-MM-DD`. */
export interface OpenTrail {
  id: string;
  name: string;
  isOrdered: boolean;
  startsOn: string;
  endsOn: string;
  stampsPerDay: number;
  stampsToComplete: number;
  prize: string | null;
  /** The last day of the prize. */
  prizeUntil: string;
  /** The breweries that are open, in the order of the trail. */
  breweries: readonly { id: string; name: string; question: string | null }[];
}

/** A stamp of one person on one trail. */
export interface Stamp {
  /** Null for a brewery that is deleted. */
  breweryId: string | null;
  stampedOn: string;
  stampedAt: string;
}

/** What a verified check-in does on a trail; `outside` means that it does not concern the trail. */
export type Judgement =
  | 'stamp'
  | 'stampedBefore'
  | 'outOfOrder'
  | 'dayIsFull'
  | 'unanswered'
  | 'outside';

/**
 * Decides whether a verified check-in is stamped: within the days of the trail, once at each brewery,
 * up to the stamps of a day, and on a trail in order only at the brewery that was next at that
 * time. A check-in out of order counts for nothing later: the person checks in there again. At a brewery with a
 * question it counts once the person answered.
 * @param passport all stamps that the person has on this trail, and where they answered
 */
export function judgeVisit(
  trail: OpenTrail,
  { stamps, answered }: { stamps: readonly Stamp[]; answered: ReadonlySet<string> },
  { breweryId, day, at }: { breweryId: string; day: string; at: string },
): Judgement {
  const brewery = trail.breweries.find(({ id }) => id === breweryId);
  if (!isWithin(trail, day) || !brewery) return 'outside';
  if (stamps.some((stamp) => stamp.breweryId === breweryId)) return 'stampedBefore';
  const before = stamps.filter(({ stampedAt }) => stampedAt <= at);
  if (trail.isOrdered && missing(trail.breweries, before)[0]?.id !== breweryId) {
    return 'outOfOrder';
  }
  const today = stamps.filter(({ stampedOn }) => stampedOn === day).length;
  if (today >= trail.stampsPerDay) return 'dayIsFull';
  return brewery.question !== null && !answered.has(breweryId) ? 'unanswered' : 'stamp';
}

/** Returns whether a day is one of the days of a trail. */
export function isWithin(trail: Pick<OpenTrail, 'startsOn' | 'endsOn'>, day: string): boolean {
  return trail.startsOn <= day && day <= trail.endsOn;
}

/** Returns the breweries without a stamp, in the order of the trail. */
export function missing<Brewery extends { id: string }>(
  breweries: readonly Brewery[],
  stamps: readonly Pick<Stamp, 'breweryId'>[],
): Brewery[] {
  const stamped = new Set(stamps.map(({ breweryId }) => breweryId));
  return breweries.filter(({ id }) => !stamped.has(id));
}

/** Returns why a check-in made no stamp, in words; null if it made one. */
export function stampNote(
  judgement: Judgement,
  trail: OpenTrail,
  stamps: readonly Stamp[],
): string | null {
  const next = missing(trail.breweries, stamps)[0]?.name ?? '';
  const { stampsPerDay } = trail;
  switch (judgement) {
    case 'stampedBefore':
      return 'You have the stamp of this brewery already.';
    case 'outOfOrder':
      return `This trail is stamped in order, and the next stamp is at ${next}. Check in here again when it is the turn of this brewery.`;
    case 'dayIsFull':
      return `At most ${stampsPerDay === 1 ? 'one stamp' : `${stampsPerDay} stamps`} a day count on this trail. Check in here again on another day.`;
    case 'unanswered':
      return 'This brewery asks a question. Your stamp counts once you answered it.';
    default:
      return null;
  }
}

/**
 * Returns the number of stamps that complete a trail: never more than its open breweries, so that
 * people can complete it after one has closed.
 * @param stampsNeeded as the administrator chose it
 * @param openBreweries the number of its breweries that are open
 */
export function stampsToComplete(stampsNeeded: number, openBreweries: number): number {
  return Math.max(1, Math.min(stampsNeeded, openBreweries));
}

/** Returns the last day on which the prize is handed out. */
export function prizeEnd({
  prizeUntil,
  endsOn,
}: {
  prizeUntil: string | null;
  endsOn: string;
}): string {
  if (prizeUntil !== null) return prizeUntil;
  // An older version took days that are not read any more.
  return dayOf(endsOn) === endsOn ? dayAfter(endsOn, PRIZE_DAYS) : endsOn;
}
