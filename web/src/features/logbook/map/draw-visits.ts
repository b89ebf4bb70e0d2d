import type { VisitedPlace } from '@hoptrail/contracts/logbook/logbook';
import { canvas, circleMarker, latLngBounds } from 'leaflet';
import { mapColor, mapPopup } from '../../../components/map/map-popup.ts';
import { addMapTiles } from '../../../components/map/map-tiles.ts';
import { openMap } from '../../../components/map/open-map.ts';
import { dateText } from '../../../lib/text/dates.ts';
import { counted } from '../../../lib/text/numbers.ts';
import type { DrawnMap } from '../../breweries/shared/breweries-map.tsx';

interface VisitsOptions extends DrawnMap {
  /** At least one. */
  places: readonly VisitedPlace[];
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
  { places, settings, onOpen }: VisitsOptions,
): () => void {
  // A tap beside a small dot counts too.
  const map = openMap(element, { renderer: canvas({ tolerance: 12 }) });
  const points = places.map(
    ({ latitude, longitude }) => [Number(latitude), Number(longitude)] as const,
  );
  map.fitBounds(latLngBounds(points.map(([north, east]) => [north, east])).pad(0.1), {
    maxZoom: CLOSEST_ZOOM,
    animate: false,
  });
  addMapTiles(map, settings);
  const color = mapColor(element, '--color-ground');
  const fillColor = mapColor(element, '--color-accent');
  // The newest visit lies on top.
  for (const place of places.toReversed()) {
    circleMarker([Number(place.latitude), Number(place.longitude)], {
      radius: Math.min(LARGEST_PX, SMALLEST_PX + Math.sqrt(place.visits - 1) * 2),
      color,
      weight: 2,
      fillColor,
      fillOpacity: place.isClosed ? 0.35 : 0.9,
    })
      .bindPopup(() => popupOf(place, onOpen))
      .addTo(map);
  }
  return () => map.remove();
}

function popupOf(place: VisitedPlace, onOpen: (breweryId: string) => void): HTMLElement {
  const visits = counted(place.visits, 'visit', 'visits');
  const note = `${place.city} · ${visits} · last ${dateText(place.lastVisitedOn)}`;
  return mapPopup(place.breweryName, note, () => onOpen(place.breweryId));
}
