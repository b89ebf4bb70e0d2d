import type { PassportDetail, PassportStamp } from '@hoptrail/contracts/passports';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import mapStyles from '../../../components/map/map.module.css';
import { MapCredit } from '../../../components/map/map-credit.tsx';
import { popupFrame } from '../../../components/map/map-popup.ts';
import { trpc } from '../../../data/trpc.ts';
import { drawWay } from './draw-way.ts';
import styles from './passport-map.module.css';
import { wayOf, wayStops } from './way-stops.ts';

interface PassportMapProps {
  passport: PassportDetail;
  stamps: readonly PassportStamp[];
  /** The brewery to visit next. */
  nextId: string | undefined;
}

/** The map of a trail: its breweries, those with a stamp filled, and the way between them. */
export default function PassportMap({ passport, stamps, nextId }: PassportMapProps) {
  const { data: settings, isError } = trpc.settings.map.useQuery(undefined, {
    staleTime: Infinity,
  });
  const [isGrid, setGrid] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const open = useEffectEvent(
    (id: string) => void navigate({ to: '/brewery/$id', params: { id } }),
  );
  const isReady = settings !== undefined || isError;
  const tilesUrl = settings?.tilesUrl ?? undefined;
  const stops = useMemo(() => wayStops(passport, stamps, nextId), [passport, stamps, nextId]);
  const way = useMemo(() => wayOf(passport, stamps), [passport, stamps]);

  useEffect(() => {
    const element = frame.current;
    if (!element || !isReady || stops.length === 0) return;
    return drawWay(element, { stops, way, tilesUrl, onGrid: setGrid, onOpen: (id) => open(id) });
  }, [isReady, tilesUrl, stops, way]);

  if (stops.length === 0) return null;
  return (
    <TitledList title="The way">
      <section className={`${mapStyles.frame} ${popupFrame}`} aria-label="Map of the trail">
        <div ref={frame} className={mapStyles.map} data-grid={isGrid} />
        {settings && !isGrid && <MapCredit settings={settings} />}
      </section>
      <p className={styles.note}>
        {isGrid && 'There is no map just now: the dots show where the breweries lie. '}
        Green has your stamp, the large amber one is next. Tap a dot to see which.
      </p>
    </TitledList>
  );
}
