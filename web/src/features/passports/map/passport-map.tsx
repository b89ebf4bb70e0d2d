import type { PassportDetail, PassportStamp } from '@hoptrail/contracts/passports';
import { useMemo } from 'react';
import {
  BreweriesMap,
  type DrawnMap,
  useBreweriesMap,
} from '../../breweries/shared/breweries-map.tsx';
import { drawWay } from './draw-way.ts';
import { wayOf, wayStops } from './way-stops.ts';

interface PassportMapProps {
  passport: PassportDetail;
  stamps: readonly PassportStamp[];
  /** The brewery to visit next. */
  nextId: string | undefined;
  /** Whether the trail takes no more stamps. */
  isOver: boolean;
}

/** The map of a trail: its breweries with a position, filled where stamped, and the way between. */
export default function PassportMap({ passport, stamps, nextId, isOver }: PassportMapProps) {
  const stops = useMemo(
    () => wayStops(passport, stamps, { nextId, isOver }),
    [passport, stamps, nextId, isOver],
  );
  const way = useMemo(() => wayOf(passport, stamps), [passport, stamps]);

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
