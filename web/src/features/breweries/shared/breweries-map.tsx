import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import mapStyles from '../../../components/map/map.module.css';
import { MapCredit } from '../../../components/map/map-credit.tsx';
import { popupFrame } from '../../../components/map/map-popup.ts';
import { useMapSettings } from '../../../components/map/use-map-settings.ts';
import styles from './breweries-map.module.css';

/** What a function that draws breweries on a map gets. */
export interface DrawnMap {
  settings: MapSettings | undefined;
  /** Opens the page of a brewery. */
  onOpen: (breweryId: string) => void;
}

interface MapState {
  frame: RefObject<HTMLDivElement | null>;
  settings: MapSettings | undefined;
}

/**
 * Draws breweries on a map, which `BreweriesMap` shows.
 * @param draw draws them and returns what removes the map; the same function until they change,
 * undefined until there are any
 */
export function useBreweriesMap(
  draw: ((element: HTMLElement, map: DrawnMap) => () => void) | undefined,
): MapState {
  const { settings, isReady } = useMapSettings();
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const open = useEffectEvent(
    (id: string) => void navigate({ to: '/brewery/$id', params: { id } }),
  );

  useEffect(() => {
    const element = frame.current;
    if (!element || !isReady || !draw) return;
    return draw(element, { settings, onOpen: (id) => open(id) });
  }, [isReady, settings, draw]);

  return { frame, settings };
}

interface BreweriesMapProps {
  map: MapState;
  label: string;
  /** Whether the map takes most of the screen. */
  isTall?: boolean;
  /** A line below the map. */
  children: ReactNode;
}

/** A map with dots for breweries, which open their pages. */
export function BreweriesMap({ map, label, isTall = false, children }: BreweriesMapProps) {
  const { frame, settings } = map;
  return (
    <>
      <section
        className={`${mapStyles.frame} ${popupFrame} ${isTall ? styles.tall : ''}`}
        aria-label={label}
      >
        <div ref={frame} className={mapStyles.map} />
        <MapCredit settings={settings} />
      </section>
      <p className={styles.note}>{children} Tap a dot to see which.</p>
    </>
  );
}
