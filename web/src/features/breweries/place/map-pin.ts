import { divIcon, type LatLng, latLng, type Marker, marker } from 'leaflet';
import styles from './pin-map.module.css';
import { LARGE_STEP_METRES, moved, STEP_METRES } from './pin-position.ts';

/** The steps of the arrow keys to the north and to the east. */
const directions: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const drawing = `<svg viewBox="0 0 44 54" width="44" height="54" aria-hidden="true">
  <path d="M22 52C14 40 5 32 5 20a17 17 0 0 1 34 0c0 12-9 20-17 32z" />
  <circle cx="22" cy="20" r="7" /></svg>`;

/**
 * Creates the pin, which is dragged with a finger or moved with the arrow keys.
 * @param onMove called with the new position
 */
export function makePin(onMove: (point: LatLng) => void): Marker {
  const pin = marker([0, 0], {
    draggable: true,
    autoPan: true,
    alt: 'Pin',
    icon: divIcon({
      className: styles.pin ?? '',
      html: drawing,
      iconSize: [44, 54],
      iconAnchor: [22, 52],
    }),
  });
  pin.on('dragend', () => onMove(pin.getLatLng().wrap()));
  pin.on('add', () => {
    const element = pin.getElement();
    element?.setAttribute('aria-label', 'Pin. Arrow keys move it.');
    element?.addEventListener('keydown', (event) => {
      const direction = directions[event.key];
      if (!direction) return;
      // Otherwise the map would move too.
      event.preventDefault();
      event.stopPropagation();
      const { lat: latitude, lng: longitude } = pin.getLatLng();
      const metres = event.shiftKey ? LARGE_STEP_METRES : STEP_METRES;
      const [north, east] = direction;
      const next = moved({ latitude, longitude }, north * metres, east * metres);
      onMove(latLng(next.latitude, next.longitude));
    });
  });
  return pin;
}
