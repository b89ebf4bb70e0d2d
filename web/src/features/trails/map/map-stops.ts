import { type Position, positionOf } from '@hoptrail/contracts/lib/distance';
import type { TrailDetail, TrailStamp } from '@hoptrail/contracts/trails/trails';
import { dateText } from '../../../lib/text/dates.ts';
import type { MapStop } from './draw-trail.ts';

/** Returns the breweries of a trail that have a position, as the map shows them. */
export function mapStops(
  { breweries }: Pick<TrailDetail, 'breweries'>,
  stamps: readonly TrailStamp[],
  { nextId, isOver }: { nextId: string | undefined; isOver: boolean },
): MapStop[] {
  const inked = new Map(stamps.map(({ breweryId, stampedOn }) => [breweryId, stampedOn]));
  return breweries.flatMap((brewery): MapStop[] => {
    const position = positionOf(brewery);
    if (!position) return [];
    const stop = { brewery, position };
    const day = inked.get(brewery.id);
    if (day !== undefined) return [{ ...stop, look: 'inked', note: `Stamped ${dateText(day)}` }];
    if (brewery.isClosed) return [{ ...stop, look: 'closed', note: 'Closed' }];
    if (brewery.id === nextId) return [{ ...stop, look: 'next', note: 'Your next stamp' }];
    return [{ ...stop, look: 'missing', note: isOver ? 'Not stamped' : 'No stamp yet' }];
  });
}

/**
 * Returns the positions that the line leads along: those of all open breweries of a trail in order,
 * of others those with a stamp, by time.
 */
export function routeOf(
  { isOrdered }: Pick<TrailDetail, 'isOrdered'>,
  stops: readonly MapStop[],
  stamps: readonly TrailStamp[],
): Position[] {
  if (isOrdered) {
    return stops.filter(({ brewery }) => !brewery.isClosed).map(({ position }) => position);
  }
  const positions = new Map(stops.map(({ brewery, position }) => [brewery.id, position]));
  return stamps.flatMap(({ breweryId }) => (breweryId && positions.get(breweryId)) || []);
}
