import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import mapStyles from '../../../components/map/map.module.css';
import { MapCredit } from '../../../components/map/map-credit.tsx';
import { popupFrame } from '../../../components/map/map-popup.ts';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import { drawVisits } from './draw-visits.ts';
import styles from './trail-map.module.css';

/** The map of the own visits: a dot for each brewery, larger with every visit. */
export default function TrailMap() {
  const { data: places, error, refetch } = trpc.trail.visits.useQuery();
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

  useEffect(() => {
    const element = frame.current;
    if (!element || !isReady || !places || places.length === 0) return;
    return drawVisits(element, { places, tilesUrl, onGrid: setGrid, onOpen: (id) => open(id) });
  }, [isReady, tilesUrl, places]);

  if (!places) {
    return error ? (
      <ErrorState error={error} title="Your map did not load" onRetry={() => refetch()} />
    ) : (
      <Loading>
        <Skeleton width="100%" height={420} radius="var(--radius-card)" />
      </Loading>
    );
  }
  if (places.length === 0) {
    return (
      <EmptyState
        drawing="location"
        title="Nothing to show on the map"
        hint="The breweries of your trail have no location yet"
      />
    );
  }
  return (
    <div>
      <section
        className={`${mapStyles.frame} ${popupFrame} ${styles.frame}`}
        aria-label="Map of the breweries you visited"
      >
        <div ref={frame} className={mapStyles.map} data-grid={isGrid} />
        {settings && !isGrid && <MapCredit settings={settings} />}
      </section>
      <p className={styles.note}>
        {isGrid && 'There is no map just now: the dots show where the breweries lie. '}
        {places.length === 1 ? '1 brewery' : `${grouped(places.length)} breweries`}. Tap a dot to
        see which.
      </p>
    </div>
  );
}
