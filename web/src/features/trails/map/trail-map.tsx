import type { TrailDetail, TrailStamp } from '@hoptrail/contracts/trails/trails';
import { useMemo } from 'react';
import {
  BreweriesMap,
  type DrawnMap,
  useBreweriesMap,
} from '../../breweries/shared/breweries-map.tsx';
import { drawWay } from './draw-way.ts';
import { wayOf, wayStops } from './way-stops.ts';

interface TrailMapProps {
  trail: TrailDetail;
  stamps: readonly TrailStamp[];
  /** The brewery to visit next. */
  nextId: string | undefined;
  /** Whether the trail takes no more stamps. */
  isOver: boolean;
}

/** The map of a trail: its breweries with a position, filled where stamped, and the way between. */
export default function TrailMap({ trail, stamps, nextId, isOver }: TrailMapProps) {
  const stops = useMemo(
    () => wayStops(trail, stamps, { nextId, isOver }),
    [trail, stamps, nextId, isOver],
  );
  const way = useMemo(() => wayOf(trail, stamps), [trail, stamps]);

  const draw = useMemo(
    () => (element: HTMLElement, drawn: DrawnMap) => drawWay(element, { stops, way, ...drawn }),
    [stops, way],
  );
  const map = useBreweriesMap(draw);

  return (
    <BreweriesMap map={map} label="Map of the trail">
      {nextId === undefined
        ? 'Green has your stamp.'
        : 'Green has your stamp, the large amber one is next.'}
    </BreweriesMap>
  );
}
