import type { BreweryCluster } from '@hoptrail/contracts/breweries/clusters';
import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMapSettings } from '../../../../components/map/use-map-settings.ts';
import { nextPaint } from '../../../../lib/browser/next-paint.ts';
import type { MapPlace } from '../../filters/map-place.ts';
import { type BreweryMapHandle, drawMap, type MapView } from './draw-map.ts';
import type { Covers } from './free-part.ts';

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
  /** What lies over the map, and its buttons. */
  over: RefObject<HTMLDivElement | null>;
  buttons: RefObject<HTMLDivElement | null>;
  /** Undefined until the map is drawn. */
  map: BreweryMapHandle | undefined;
  settings: MapSettings | undefined;
}

/**
 * Draws a map of breweries into the element of `frame`, and removes it at the end. The elements of
 * `over` and `buttons` must be on the page with it.
 */
export function useDrawnMap(options: DrawnMapOptions): DrawnMap {
  const { settings, isReady } = useMapSettings();
  const frame = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<BreweryMapHandle>();
  const draw = useEffectEvent((element: HTMLElement, covers: Covers) =>
    drawMap(element, { ...options, covers, ...handlers }),
  );
  const handlers = {
    onView: useEffectEvent(options.onView),
    onRest: useEffectEvent(options.onRest),
    onPin: useEffectEvent(options.onPin),
    onCluster: useEffectEvent(options.onCluster),
  };

  useEffect(() => {
    let drawn: BreweryMapHandle | undefined;
    let isGone = false;
    // Leaflet takes a while to begin, so the frame, the note and the buttons are painted before.
    void nextPaint().then(() => {
      if (isGone || !frame.current || !over.current || !buttons.current) return;
      drawn = draw(frame.current, { over: over.current, buttons: buttons.current });
      setMap(drawn);
    });
    return () => {
      isGone = true;
      setMap(undefined);
      drawn?.remove();
    };
  }, []);
  // The breweries do not wait for it.
  useEffect(() => {
    if (isReady) map?.showGround(settings);
  }, [map, isReady, settings]);

  return { frame, over, buttons, map, settings };
}
