import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { circle, divIcon, type Layer, marker } from 'leaflet';
import { distanceTextOfKm } from '../../../lib/text/distance/distance-text.ts';
import styles from './pin-map.module.css';
import { moved } from './pin-position.ts';

/** Radii that are round numbers in each unit, in metres. */
const RINGS: Readonly<Record<DistanceUnit, readonly number[]>> = {
  kilometers: [50, 100, 250, 500, 1000, 5000, 20_000],
  // 150, 300 and 800 feet; half a mile, one, three and twelve.
  miles: [45.72, 91.44, 243.84, 804.672, 1609.344, 4828.032, 19_312.128],
};

/**
 * Returns rings around a position with their radii, which tell how far the pin moves without a map.
 * @param unit of the labels
 */
export function mapRings(
  [latitude, longitude]: [latitude: number, longitude: number],
  unit: DistanceUnit,
): Layer[] {
  return RINGS[unit].flatMap((radius) => {
    const top = moved({ latitude, longitude }, radius, 0);
    const label = distanceTextOfKm(radius / 1000, unit);
    return [
      circle([latitude, longitude], { radius, className: styles.ring, interactive: false }),
      marker([top.latitude, top.longitude], {
        icon: divIcon({ className: styles.label ?? '', html: label, iconSize: [56, 18] }),
        interactive: false,
        keyboard: false,
      }),
    ];
  });
}
