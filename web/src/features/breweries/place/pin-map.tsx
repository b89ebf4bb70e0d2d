import type { Position } from '@hoptrail/contracts/lib/distance';
import { DEFAULT_LOCATION } from '@hoptrail/contracts/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { hasStreets } from '../../../components/map/has-streets.ts';
import mapStyles from '../../../components/map/map.module.css';
import { MapCredit } from '../../../components/map/map-credit.tsx';
import { useMapSettings } from '../../../components/map/use-map-settings.ts';
import type { DevicePosition } from '../../../lib/geolocation/geolocation.ts';
import { distanceTextOfKm } from '../../../lib/text/distance/distance-text.ts';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import type { FallbackMap } from './fallback-map.ts';
import styles from './pin-map.module.css';
import { LARGE_STEP_METRES, STEP_METRES } from './pin-position.ts';

interface PinMapProps {
  pin: Position | undefined;
  /** The stored position of the brewery; the centre of the grid's rings. */
  saved: Position | undefined;
  /** The phone's position, after a request. */
  phone: DevicePosition | undefined;
  /** The radius for check-ins. */
  radiusKm: number;
  onMove: (position: Position) => void;
}

/** The map with the pin; a grid with rings where there are no streets. Typing works without it. */
export function PinMap({ pin, saved, phone, radiusKm, onMove }: PinMapProps) {
  const { settings, isReady } = useMapSettings();
  const unit = useDistanceUnit();
  const [isMissing, setMissing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<FallbackMap>(undefined);
  const move = useEffectEvent(onMove);
  const start = useEffectEvent(() => ({ pin, saved, radiusKm, unit }));
  const show = useEffectEvent(() => map.current?.show(pin, phone));

  useEffect(() => {
    const element = frame.current;
    if (!element || !isReady) return;
    let isGone = false;
    import('./fallback-map.ts').then(
      ({ drawMap }) => {
        if (isGone) return;
        const at = start();
        map.current = drawMap(element, {
          ...at,
          center: at.pin ?? DEFAULT_LOCATION,
          settings,
          onMove: (position) => move(position),
        });
        show();
      },
      () => setMissing(true),
    );
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, [isReady, settings]);
  useEffect(() => map.current?.show(pin, phone));

  if (isMissing) {
    return <p className={styles.note}>The map did not load. Type where the brewery is.</p>;
  }
  return (
    <div>
      <div className={mapStyles.frame}>
        <div ref={frame} className={mapStyles.map} />
        {!pin && (
          <Button
            className={styles.place}
            onClick={() => {
              const center = map.current?.center();
              if (center) onMove(center);
            }}
          >
            Put the Pin Here
          </Button>
        )}
        <MapCredit settings={settings} />
      </div>
      <p className={styles.note}>
        {!hasStreets(settings) && 'The rings show how far the pin moves. '}
        Drag the pin or tap the map.{' '}
        <span className={styles.keys}>
          Arrow keys move the focused pin by {distanceTextOfKm(STEP_METRES / 1000, unit)}, with
          Shift by {distanceTextOfKm(LARGE_STEP_METRES / 1000, unit)}.
        </span>
      </p>
    </div>
  );
}
