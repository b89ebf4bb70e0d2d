import { type Position, positionOf } from '@hoptrail/contracts/lib/distance';
import type { TrailBrewery } from '@hoptrail/contracts/trails/trails';
import { circleMarker, latLngBounds, polyline } from 'leaflet';
import { mapColor, mapPopup } from '../../../components/map/map-popup.ts';
import { addMapTiles } from '../../../components/map/map-tiles.ts';
import { openMap } from '../../../components/map/open-map.ts';
import type { DrawnMap } from '../../breweries/shared/breweries-map.tsx';

/** A brewery on the map of a trail. */
export interface WayStop {
  brewery: TrailBrewery;
  /** The line below its name, such as `No stamp yet`. */
  words: string;
  look: 'inked' | 'next' | 'missing' | 'closed';
}

interface WayOptions extends DrawnMap {
  /** Those with a position, in the order of the trail. */
  stops: readonly WayStop[];
  /** The ids of the breweries that the way leads along, in its order. */
  way: readonly string[];
}

const CLOSEST_ZOOM = 15;

/**
 * Draws the breweries of a trail on a map, with the way between them.
 * @returns removes the map
 */
export function drawWay(element: HTMLElement, options: WayOptions): () => void {
  const { stops, way, tilesUrl, onGrid, onOpen } = options;
  // A page that scrolls past the map would zoom it.
  const map = openMap(element, { scrollWheelZoom: false });
  const places = new Map(stops.map(({ brewery }) => [brewery.id, pointOf(positionOf(brewery))]));
  map.fitBounds(latLngBounds([...places.values()]).pad(0.15), {
    maxZoom: CLOSEST_ZOOM,
    animate: false,
  });
  addMapTiles(map, { tilesUrl, onGrid });
  const color = (name: `--color-${string}`) => mapColor(element, name);
  polyline(
    way.flatMap((id) => {
      const place = places.get(id);
      return place ? [place] : [];
    }),
    { color: color('--color-amber'), weight: 4, dashArray: '2 10', interactive: false },
  ).addTo(map);
  const fills = {
    inked: color('--color-accent'),
    next: color('--color-amber'),
    missing: color('--color-ground'),
    closed: color('--color-line'),
  };
  for (const { brewery, words, look } of stops) {
    const place = places.get(brewery.id);
    if (!place) continue;
    circleMarker(place, {
      radius: look === 'next' ? 13 : 10,
      color: look === 'missing' ? color('--color-amber') : color('--color-ground'),
      weight: 3,
      fillColor: fills[look],
      fillOpacity: 1,
    })
      .bindPopup(() => mapPopup(brewery.name, words, () => onOpen(brewery.id)))
      .addTo(map);
  }
  return () => map.remove();
}

function pointOf(position: Position | undefined): [number, number] {
  return [position?.latitude ?? 0, position?.longitude ?? 0];
}
