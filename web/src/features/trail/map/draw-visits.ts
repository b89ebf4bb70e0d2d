import 'leaflet/dist/leaflet.css';
import type { VisitedPlace } from '@hoptrail/contracts/trail';
import { canvas, circleMarker, latLngBounds, map as leafletMap } from 'leaflet';
import { addMapTiles } from '../../../components/map/map-tiles.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import { dateText } from '../shared/day-text.ts';
import styles from './trail-map.module.css';

interface VisitsOptions {
  /** At least one. */
  places: readonly VisitedPlace[];
  tilesUrl: string | undefined;
  /** Called with whether the grid replaces the map. */
  onGrid: (isGrid: boolean) => void;
  onOpen: (breweryId: string) => void;
}

const CLOSEST_ZOOM = 14;
const SMALLEST_PX = 6;
const LARGEST_PX = 15;

/**
 * Draws the visited breweries on a map, on one canvas: thousands of elements would be slow.
 * @returns removes the map
 */
export function drawVisits(
  element: HTMLElement,
  { places, tilesUrl, onGrid, onOpen }: VisitsOptions,
): () => void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(element, {
    attributionControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
    maxZoom: 19,
    // A finger hits a dot that is smaller than itself.
    renderer: canvas({ tolerance: 12 }),
  });
  const points = places.map(
    ({ latitude, longitude }) => [Number(latitude), Number(longitude)] as const,
  );
  map.fitBounds(latLngBounds(points.map(([north, east]) => [north, east])).pad(0.1), {
    maxZoom: CLOSEST_ZOOM,
    animate: false,
  });
  addMapTiles(map, { tilesUrl, onGrid });
  const { color, fill } = coloursOf(element);
  // The newest visit lies on top.
  for (const place of places.toReversed()) {
    circleMarker([Number(place.latitude), Number(place.longitude)], {
      radius: Math.min(LARGEST_PX, SMALLEST_PX + Math.sqrt(place.visits - 1) * 2),
      color,
      weight: 2,
      fillColor: fill,
      fillOpacity: place.isClosed ? 0.35 : 0.9,
    })
      .bindPopup(() => popupOf(place, onOpen))
      .addTo(map);
  }
  return () => map.remove();
}

function popupOf(place: VisitedPlace, onOpen: (breweryId: string) => void): HTMLElement {
  const popup = document.createElement('div');
  popup.className = styles.popup ?? '';
  const name = document.createElement('button');
  name.type = 'button';
  name.textContent = place.breweryName;
  name.addEventListener('click', () => onOpen(place.breweryId));
  const words = document.createElement('span');
  const visits = place.visits === 1 ? '1 visit' : `${grouped(place.visits)} visits`;
  words.textContent = `${place.city} · ${visits} · last ${dateText(place.lastVisitedOn)}`;
  popup.append(name, words);
  return popup;
}

/** A canvas takes no custom properties of the theme. */
function coloursOf(element: HTMLElement): { color: string; fill: string } {
  const theme = getComputedStyle(element);
  return {
    color: theme.getPropertyValue('--color-ground'),
    fill: theme.getPropertyValue('--color-accent'),
  };
}
