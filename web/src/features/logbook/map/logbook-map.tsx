import { useMemo } from 'react';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { counted } from '../../../lib/text/numbers.ts';
import {
  BreweriesMap,
  type DrawnMap,
  useBreweriesMap,
} from '../../breweries/shared/breweries-map.tsx';
import { drawVisits } from './draw-visits.ts';
import styles from './logbook-map.module.css';

/** The map of the own visits: a dot for each brewery, larger with every visit. */
export default function LogbookMap() {
  const visits = trpc.logbook.visits.useQuery();
  const places = visits.data;
  const draw = useMemo(
    () =>
      places && places.length > 0
        ? (element: HTMLElement, drawn: DrawnMap) => drawVisits(element, { places, ...drawn })
        : undefined,
    [places],
  );
  const map = useBreweriesMap(draw);

  if (!places) {
    return <PendingState query={visits} failed="Your map did not load" skeleton={420} />;
  }
  if (places.length === 0) {
    return (
      <EmptyState
        drawing="location"
        title="Nothing to show on the map"
        hint="The breweries of your logbook have no location yet"
      />
    );
  }
  return (
    <div className={styles.map}>
      <BreweriesMap map={map} label="Map of the breweries you visited" isTall>
        {counted(places.length, 'brewery', 'breweries')}.
      </BreweriesMap>
    </div>
  );
}
