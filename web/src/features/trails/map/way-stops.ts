import { positionOf } from '@hoptrail/contracts/lib/distance';
import type { TrailDetail, TrailStamp } from '@hoptrail/contracts/trails/trails';
import { dateText } from '../../../lib/text/dates.ts';
import type { WayStop } from './draw-way.ts';

/** Returns the breweries of a trail that have a position, as the map shows them. */
export function wayStops(
  { breweries }: Pick<TrailDetail, 'breweries'>,
  stamps: readonly TrailStamp[],
  { nextId, isOver }: { nextId: string | undefined; isOver: boolean },
): WayStop[] {
  const inked = new Map(stamps.map(({ breweryId, stampedOn }) => [breweryId, stampedOn]));
  return breweries
    .filter((brewery) => positionOf(brewery) !== undefined)
    .map((brewery) => {
      const day = inked.get(brewery.id);
      if (day !== undefined) {
        return { brewery, look: 'inked' as const, words: `Stamped ${dateText(day)}` };
      }
      if (brewery.isClosed) return { brewery, look: 'closed' as const, words: 'Closed' };
      return brewery.id === nextId
        ? { brewery, look: 'next' as const, words: 'Your next stamp' }
        : { brewery, look: 'missing' as const, words: isOver ? 'Not stamped' : 'No stamp yet' };
    });
}

/** Returns the way: all open breweries of a trail in order, of others those with a stamp by time. */
export function wayOf(
  { breweries, isOrdered }: Pick<TrailDetail, 'breweries' | 'isOrdered'>,
  stamps: readonly TrailStamp[],
): string[] {
  if (isOrdered) return breweries.filter(({ isClosed }) => !isClosed).map(({ id }) => id);
  return stamps.flatMap(({ breweryId }) => breweryId ?? []);
}
