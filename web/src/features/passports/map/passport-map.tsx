import type { PassportDetail, PassportStamp } from '@hoptrail/contracts/passports';
import { useMemo } from 'react';
import { TitledList } from '../../../components/layout/titled-list.tsx';
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

/** The map of a trail: its breweries, those with a stamp filled, and the way between them. */
export default function PassportMap({ passport, stamps, nextId, isOver }: PassportMapProps) {
  const stops = useMemo(
    () => wayStops(passport, stamps, { nextId, isOver }),
    [passport, stamps, nextId, isOver],
  );
  const way = useMemo(() => wayOf(passport, stamps), [passport, stamps]);

  const draw = useMemo(
    () =>
      stops.length === 0
        ? undefined
        : (element: HTMLElement, drawn: DrawnMap) => drawWay(element, { stops, way, ...drawn }),
    [stops, way],
  );
  const map = useBreweriesMap(draw);

  if (stops.length === 0) return null;
  return (
    <TitledList title="The way">
      <BreweriesMap map={map} label="Map of the trail">
        {nextId === undefined
          ? 'Green has your stamp.'
          : 'Green has your stamp, the large amber one is next.'}
      </BreweriesMap>
    </TitledList>
  );
}
