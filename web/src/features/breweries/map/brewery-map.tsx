import type { BreweryFilters } from '@hoptrail/contracts/breweries/breweries';
import type { BreweryCluster, MappedBrewery } from '@hoptrail/contracts/breweries/clusters';
import type { Position } from '@hoptrail/contracts/lib/distance';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { hasStreets } from '../../../components/map/has-streets.ts';
import mapStyles from '../../../components/map/map.module.css';
import { MapCredit } from '../../../components/map/map-credit.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import type { MapPlace } from '../filters/map-place.ts';
import { useVisited } from '../queries/use-visited.ts';
import styles from './brewery-map.module.css';
import { cardsInSight } from './cards/cards-in-sight.ts';
import { MapCards } from './cards/map-cards.tsx';
import { ClusterChips } from './cluster-chips.tsx';
import type { MapView } from './drawing/draw-map.ts';
import { useDrawnMap } from './drawing/use-drawn-map.ts';
import { boxAround, isInBox } from './map-box.ts';
import { MapControls } from './map-controls.tsx';
import { MapNote } from './map-note.tsx';
import { MapSkeleton } from './map-skeleton.tsx';
import { type Town, townsOf } from './towns.ts';
import { useClusterBreweries } from './use-cluster-breweries.ts';
import { useMapBreweries } from './use-map-breweries.ts';

interface BreweryMapProps {
  filters: BreweryFilters & { q?: string };
  /** The distance from the person that the map shows, in miles, if they chose one. */
  radius: number | undefined;
  /** The person's position, if it is known. */
  near: Position | undefined;
  /** The place in the address. */
  at: MapPlace | undefined;
  /** Called once the map rests after movements. */
  onMove: (place: MapPlace) => void;
}

/** The zoom of a town and its neighbours. */
const TOWN_ZOOM = 10;

/** The breweries on a map, with cards for those in sight. */
export default function BreweryMap({ filters, radius, near, at, onMove }: BreweryMapProps) {
  const [view, setView] = useState<MapView>();
  const [selectedId, setSelectedId] = useState<string>();
  const [opened, setOpened] = useState<BreweryCluster>();
  const { favoriteBreweries } = useSignedInUser();
  const visited = useVisited();
  // The person's position, where the map shows it: the cards begin where they stand.
  const from = near && view && isInBox(near, view.free) ? near : view?.place;
  const breweries = useMapBreweries({ view, near, from, filters });
  const start = at ?? (near && { ...near, zoom: TOWN_ZOOM });

  const { frame, over, buttons, map, settings } = useDrawnMap({
    start,
    onView: (next) => {
      startTransition(() => {
        setView(next);
        setOpened(undefined);
      });
    },
    onRest: onMove,
    onPin: setSelectedId,
    onCluster: (cluster) => openCluster(cluster),
  });
  const openCluster = (cluster: BreweryCluster) => {
    const isZoomed = map?.fit(cluster.bounds) === true;
    setOpened(isZoomed ? undefined : cluster);
  };
  const openTown = ({ bounds, largest }: Town) => {
    if (map?.fit(bounds) !== true) openCluster(largest);
  };

  // A new response is drawn and listed after the frame in which it arrives.
  const data = useDeferredValue(breweries.data);
  const isFirstLoad = !data && !breweries.isError && breweries.fetchStatus !== 'paused';
  const zoom = view?.place.zoom ?? 0;
  const alone = useMemo(
    () => (data && view ? data.breweries.filter((one) => isInBox(one, view.free)) : []),
    [data, view],
  );
  const inSight = useMemo(() => {
    const nearest =
      data && view ? (data.nearest ?? []).filter((one) => isInBox(one, view.free)) : [];
    return from ? nearestFirst([...nearest, ...alone], from) : [];
  }, [data, view, alone, from]);
  const clusters = useMemo(
    () => (data && view ? data.clusters.filter((one) => isInBox(one, view.free)) : []),
    [data, view],
  );
  const atOnePlace = useClusterBreweries(opened, filters);
  const cards = atOnePlace?.breweries ?? cardsInSight(inSight, selectedId);
  const shownId = cards.some(({ id }) => id === selectedId) ? selectedId : undefined;

  // Draws again after each zoom, which changes the names that fit, and after each response.
  useEffect(() => {
    if (!map || !data) return;
    const drawn = data.breweries.some(({ id }) => id === shownId);
    const selected = drawn ? undefined : inSight.find(({ id }) => id === shownId);
    map.show({
      ...data,
      // One in a cluster gets its pin on top.
      breweries: selected ? [...data.breweries, selected] : data.breweries,
      favorites: new Set(favoriteBreweries),
      visited,
      selectedId: shownId,
    });
  }, [map, data, inSight, favoriteBreweries, visited, shownId, zoom]);
  useEffect(() => {
    if (near) map?.locate(near);
  }, [map, near]);
  const showRadius = useEffectEvent((miles: number) => {
    if (near) map?.goToBox(boxAround(near, miles));
  });
  useEffect(() => {
    if (map && radius !== undefined) showRadius(radius);
  }, [map, radius]);

  return (
    <section
      className={styles.map}
      aria-label="Map of the breweries"
      aria-busy={breweries.isPlaceholderData}
    >
      <div ref={frame} className={`${mapStyles.map} ${styles.frame}`} />
      <MapCredit settings={settings} isAtTop />
      <div ref={over} className={styles.bottom}>
        <MapControls ref={buttons} map={map} near={near} />
        <div className={styles.over}>
          <MapNote
            breweries={{ ...breweries, isPending: breweries.isPending || !data }}
            count={alone.length + clusters.reduce((sum, { count }) => sum + count, 0)}
            isWithoutStreets={!hasStreets(settings)}
            zoom={zoom}
          />
          {isFirstLoad && <MapSkeleton />}
          {clusters.length > 0 && <ClusterChips towns={townsOf(clusters)} onOpen={openTown} />}
          {cards.length > 0 && (
            <MapCards
              breweries={cards}
              near={near}
              selectedId={shownId}
              onSelect={setSelectedId}
              more={atOnePlace?.more}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** Returns breweries, each once, those nearest to a position first. */
function nearestFirst(breweries: readonly MappedBrewery[], from: Position): MappedBrewery[] {
  // Flat, because a map shows so little of the globe, and many times as fast.
  const width = Math.cos((from.latitude * Math.PI) / 180);
  const each = new Map(breweries.map((brewery) => [brewery.id, brewery]));
  return [...each.values()]
    .map((brewery) => {
      const east = (((brewery.longitude - from.longitude + 540) % 360) - 180) * width;
      const north = brewery.latitude - from.latitude;
      return { brewery, far: east * east + north * north };
    })
    .sort((a, b) => a.far - b.far)
    .map(({ brewery }) => brewery);
}
