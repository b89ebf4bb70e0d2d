import type { Position } from '@hoptrail/contracts/lib/distance';
import type { TrailBrewery } from '@hoptrail/contracts/trails/trails';
import { circleMarker, type LatLngTuple, latLngBounds, polyline } from 'leaflet';
import { mapColor, mapPopup } from '../../../components/map/map-popup.ts';
import { addMapTiles } from '../../../components/map/map-tiles.ts';
import { openMap } from '../../../components/map/open-map.ts';
import type { DrawnMap } from '../../breweries/shared/breweries-map.tsx';

/** A brewery on the map of a trail. */
export interface MapStop {
  brewery: TrailBrewery;
  position: Position;
  /** The line below its name, such as `No stamp yet`. */
  note: string;
  look: 'inked' | 'next' | 'missing' | 'closed';
}

interface DrawnTrail extends DrawnMap {
  /** In the order of the trail. */
  stops: readonly MapStop[];
  /** The positions along the line between the breweries. */
  route: readonly Position[];
}

const CLOSEST_ZOOM = 15;

/**
 * Draws the breweries of a trail on a map, with the line between them.
 * @returns removes the map
 */
export function drawTrail(element: HTMLElement, trail: DrawnTrail): () => void {
  const { stops, route, settings, onOpen } = trail;
  // A page that scrolls past the map would zoom it.
  const map = openMap(element, { scrollWheelZoom: false });
  const points = stops.map(({ position }) => pointOf(position));
  map.fitBounds(latLngBounds(points).pad(0.15), { maxZoom: CLOSEST_ZOOM, animate: false });
  addMapTiles(map, settings);
  const color = (name: `--color-${string}`) => mapColor(element, name);
  polyline(route.map(pointOf), {
    color: color('--color-amber'),
    weight: 4,
    dashArray: '2 10',
    interactive: false,
  }).addTo(map);
  const fills = {
    inked: color('--color-accent'),
    next: color('--color-amber'),
    missing: color('--color-ground'),
    closed: color('--color-line'),
  };
  for (const { brewery, position, note, look } of stops) {
    circleMarker(pointOf(position), {
      radius: look === 'next' ? 13 : 10,
      color: look === 'missing' ? color('--color-amber') : color('--color-ground'),
      weight: 3,
      fillColor: fills[look],
      fillOpacity: 1,
    })
      .bindPopup(() => mapPopup(brewery.name, note, () => onOpen(brewery.id)))
      .addTo(map);
  }
  return () => map.remove();
}

function pointOf({ latitude, longitude }: Position): LatLngTuple {
  return [latitude, longitude];
}
