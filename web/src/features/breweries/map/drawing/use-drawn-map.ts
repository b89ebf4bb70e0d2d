import type { BreweryCluster } from '@hoptrail/contracts/breweries/clusters';
import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { trpc } from '../../../../data/trpc.ts';
import type { MapPlace } from '../../filters/map-place.ts';
import { type BreweryMapHandle, drawMap, type MapView } from './draw-map.ts';

interface DrawnMapOptions {
  /** Where the map begins. */
  start: MapPlace | undefined;
  onView: (view: MapView) => void;
  onRest: (place: MapPlace) => void;
  onPin: (id: string) => void;
  onCluster: (cluster: BreweryCluster) => void;
}

interface DrawnMap {
  frame: RefObject<HTMLDivElement | null>;
  /** Undefined until the map is drawn. */
  map: BreweryMapHandle | undefined;
  /** Whether the map shows outlines instead of tiles. */
  isGrid: boolean;
  settings: MapSettings | undefined;
}

/** Draws a map of breweries into the element of `frame`, and removes it at the end. */
export function useDrawnMap(options: DrawnMapOptions): DrawnMap {
  const { data: settings, isError } = trpc.settings.map.useQuery(undefined, {
    staleTime: Infinity,
  });
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<BreweryMapHandle>();
  const [isGrid, setGrid] = useState(true);
  const isReady = settings !== undefined || isError;
  const tilesUrl = settings?.tilesUrl ?? undefined;
  const draw = useEffectEvent((element: HTMLElement) =>
    drawMap(element, { ...options, tilesUrl, onGrid: setGrid, ...handlers }),
  );
  const handlers = {
    onView: useEffectEvent(options.onView),
    onRest: useEffectEvent(options.onRest),
    onPin: useEffectEvent(options.onPin),
    onCluster: useEffectEvent(options.onCluster),
  };

  useEffect(() => {
    if (!frame.current || !isReady) return;
    const drawn = draw(frame.current);
    setMap(drawn);
    return () => {
      setMap(undefined);
      drawn.remove();
    };
  }, [isReady, tilesUrl]);

  return { frame, map, isGrid, settings };
}
