import type { Position } from '@hoptrail/contracts/lib/distance';
import LocateIcon from 'lucide-react/icons/locate-fixed';
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import type { RefObject } from 'react';
import type { BreweryMapHandle } from './drawing/draw-map.ts';
import styles from './map-controls.module.css';

interface MapControlsProps {
  ref: RefObject<HTMLDivElement | null>;
  map: BreweryMapHandle | undefined;
  /** The person's position, if it is known. */
  near: Position | undefined;
}

const HERE_ZOOM = 12;

/** The buttons on a map: zoom, and the person's position. */
export function MapControls({ ref, map, near }: MapControlsProps) {
  return (
    <div ref={ref} className={styles.controls}>
      {near && (
        <button
          type="button"
          aria-label="My location"
          onClick={() => map?.goTo({ ...near, zoom: HERE_ZOOM })}
        >
          <LocateIcon size={20} aria-hidden />
        </button>
      )}
      <button type="button" aria-label="Zoom in" onClick={() => map?.zoomBy(1)}>
        <PlusIcon size={20} aria-hidden />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => map?.zoomBy(-1)}>
        <MinusIcon size={20} aria-hidden />
      </button>
    </div>
  );
}
