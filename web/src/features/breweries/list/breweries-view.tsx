import type { Position } from '@hoptrail/contracts/lib/distance';
import { type ReactNode, Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { Skeleton } from '../../../components/state/skeleton.tsx';
import { useIsWide } from '../../../lib/browser/screen/wide-screen.ts';
import type { BreweriesSearch } from '../filters/filter-search.ts';
import { mapPlaceOf, mapPlaceText } from '../filters/map-place.ts';
import type { ServerFilters } from '../filters/server-filters.ts';
import styles from './breweries-view.module.css';

const BreweryMap = lazy(() => import('../map/brewery-map.tsx'));

interface BreweriesViewProps {
  /** What the address says. */
  search: BreweriesSearch;
  filters: ServerFilters & { q?: string };
  /** The person's position, and whether it may still come. */
  near: Position | undefined;
  isPositionPending: boolean;
  /** The search, the filters and the switch. */
  tools: ReactNode;
  /** Called after each movement of the map, with the address of its place. */
  onMove: (search: BreweriesSearch) => void;
  /** The list with all that is above it, the tools too. */
  children: ReactNode;
}

/** The list or the map of the breweries; on a wide screen side by side. */
export function BreweriesView(props: BreweriesViewProps) {
  const { search, filters, near, isPositionPending, tools, onMove, children } = props;
  const at = mapPlaceOf(search.at);
  const { radius, ...onMap } = filters;
  const isWide = useIsWide();
  // The map begins where the person is, so it waits for that.
  const drawn =
    isPositionPending && !at ? (
      loading
    ) : (
      <Suspense fallback={loading}>
        <BreweryMap
          filters={onMap}
          radius={radius}
          near={near}
          at={at}
          onMove={(place) => onMove({ ...search, at: mapPlaceText(place) })}
        />
      </Suspense>
    );
  if (isWide) {
    return (
      <div className={styles.beside}>
        <div className={styles.list}>{children}</div>
        <div className={styles.side}>{drawn}</div>
      </div>
    );
  }
  if (search.view !== 'map') return children;
  return (
    <div className={styles.alone}>
      <h1 className={styles.title}>Nearby Breweries</h1>
      <div className={styles.tools}>{tools}</div>
      {drawn}
    </div>
  );
}

const loading = <Skeleton width="100%" height="100%" radius="0" />;
