import type { TrailDetail, TrailStamp } from '@hoptrail/contracts/trails/trails';
import { useMemo } from 'react';
import {
  BreweriesMap,
  type DrawnMap,
  useBreweriesMap,
} from '../../breweries/shared/breweries-map.tsx';
import { drawTrail } from './draw-trail.ts';
import { mapStops, routeOf } from './map-stops.ts';

interface TrailMapProps {
  trail: TrailDetail;
  stamps: readonly TrailStamp[];
  /** The brewery to visit next. */
  nextId: string | undefined;
  /** Whether the trail takes no more stamps. */
  isOver: boolean;
}

/** The map of a trail: its breweries with a position, filled where stamped, and the line between. */
export default function TrailMap({ trail, stamps, nextId, isOver }: TrailMapProps) {
  const stops = useMemo(
    () => mapStops(trail, stamps, { nextId, isOver }),
    [trail, stamps, nextId, isOver],
  );
  const draw = useMemo(() => {
    const route = routeOf(trail, stops, stamps);
    return (element: HTMLElement, map: DrawnMap) => drawTrail(element, { stops, route, ...map });
  }, [trail, stops, stamps]);
  const map = useBreweriesMap(draw);

  return (
    <BreweriesMap map={map} label="Map of the trail">
      {nextId === undefined
        ? 'Green has your stamp.'
        : 'Green has your stamp, the large amber one is next.'}
    </BreweriesMap>
  );
}
