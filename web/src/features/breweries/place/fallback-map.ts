import type { Position } from '@hoptrail/contracts/lib/distance';
import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { circle, control, type LatLng } from 'leaflet';
import { addMapTiles } from '../../../components/map/map-tiles.ts';
import { openMap } from '../../../components/map/open-map.ts';
import type { DevicePosition } from '../../../lib/geolocation/geolocation.ts';
import { makePin } from './map-pin.ts';
import { mapRings } from './map-rings.ts';
import styles from './pin-map.module.css';

export interface MapOptions {
  center: Position;
  /** The stored position of the brewery. */
  saved: Position | undefined;
  radiusKm: number;
  settings: MapSettings | undefined;
  /** The unit of the scale and the rings. */
  unit: DistanceUnit;
  /** Called when the person moved the pin. */
  onMove: (position: Position) => void;
}

/** A map on the page. */
export interface FallbackMap {
  /** Updates the positions of the pin and the phone. */
  show: (pin: Position | undefined, phone: DevicePosition | undefined) => void;
  center: () => Position;
  remove: () => void;
}

const STREET_ZOOM = 17;
const TOWN_ZOOM = 12;

/** Draws a map into an element. */
export function drawMap(element: HTMLElement, options: MapOptions): FallbackMap {
  const { center, saved, radiusKm, settings, unit, onMove } = options;
  const isMetric = unit === 'kilometers';
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = openMap(element, { minZoom: 3 }).setView(
    toPoint(center),
    saved ? STREET_ZOOM : TOWN_ZOOM,
  );
  control.scale({ position: 'bottomleft', metric: isMetric, imperial: !isMetric }).addTo(map);
  addMapTiles(map, settings, mapRings(toPoint(saved ?? center), unit));

  const reach = circle(toPoint(center), { radius: radiusKm * 1000, className: styles.reach });
  const here = circle(toPoint(center), { className: styles.phone, interactive: false });
  const pin = makePin((point) => onMove(toPosition(point)));
  pin.on('move', () => reach.setLatLng(pin.getLatLng()));
  map.on('click', ({ latlng }) => onMove(toPosition(latlng.wrap())));

  let shown: Position | undefined = saved;

  return {
    show(position, phone) {
      if (phone)
        here
          .setLatLng(toPoint(phone))
          .setRadius(phone.accuracy ?? 0)
          .addTo(map);
      if (!position) {
        reach.remove();
        pin.remove();
        return;
      }
      const point = toPoint(position);
      pin.setLatLng(point).addTo(map);
      reach.setLatLng(point).addTo(map);
      const isMoved =
        shown?.latitude !== position.latitude || shown.longitude !== position.longitude;
      shown = position;
      if (isMoved && !map.getBounds().pad(-0.1).contains(point)) {
        map.setView(point, Math.max(map.getZoom(), STREET_ZOOM), { animate: !isStill });
      }
    },
    center: () => toPosition(map.getCenter().wrap()),
    remove: () => map.remove(),
  };
}

function toPoint({ latitude, longitude }: Position): [number, number] {
  return [latitude, longitude];
}

function toPosition({ lat, lng }: LatLng): Position {
  return { latitude: Math.max(-90, Math.min(90, lat)), longitude: lng };
}
