import type {
  BreweriesOnMap,
  BreweryCluster,
  MappedBrewery,
} from '@hoptrail/contracts/breweries/clusters';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { divIcon, latLng, latLngBounds, marker, point } from 'leaflet';
import { mapColor } from '../../../../components/map/map-popup.ts';
import { addMapTiles } from '../../../../components/map/map-tiles.ts';
import { openMap } from '../../../../components/map/open-map.ts';
import type { MapPlace } from '../../filters/map-place.ts';
import styles from '../brewery-map.module.css';
import { boxOf, type MapBox } from '../map-box.ts';
import { MarksLayer, type PlacedMark } from './marks-layer.ts';
import { labelledPins } from './pin-labels.ts';

/** What the map shows: its place, and the box around it with its zoom. */
export interface MapView {
  place: MapPlace;
  /** The visible part. */
  box: MapBox;
}

export interface DrawnBreweries extends BreweriesOnMap {
  visited: ReadonlySet<string>;
  favorites: ReadonlySet<string>;
  selectedId: string | undefined;
}

interface MapOptions {
  tilesUrl: string | undefined;
  /** Where the map begins; the contiguous United States without it. */
  start: MapPlace | undefined;
  onGrid: (isGrid: boolean) => void;
  /** Called at the beginning, and after each movement. */
  onView: (view: MapView) => void;
  /** Called once the map has come to rest after movements. */
  onRest: (place: MapPlace) => void;
  onPin: (id: string) => void;
  onCluster: (cluster: BreweryCluster) => void;
}

/** A map on the page. */
export interface BreweryMapHandle {
  show: (drawn: DrawnBreweries) => void;
  /** Shows where the person is. */
  locate: (position: Position) => void;
  goTo: (place: MapPlace) => void;
  goToBox: (box: MapBox) => void;
  /** Shows a whole box; returns whether that zooms in. */
  fit: (box: MapBox) => boolean;
  zoomBy: (steps: number) => void;
  remove: () => void;
}

const COUNTRY = latLngBounds([24.5, -124.8], [49.4, -66.9]);
const MIN_ZOOM = 2;
const HERE_PANE = 'here';
/** Within this time a person who pans begins the next movement. */
const REST_MS = 150;
/** Clusters are shown clear of the edges and of the cards; sizes in pixels, time in seconds. */
const FLIGHT = {
  paddingTopLeft: point(48, 64),
  paddingBottomRight: point(48, 200),
  duration: 0.6,
};
const COVERED = FLIGHT.paddingTopLeft.add(FLIGHT.paddingBottomRight);
/** About ten metres: no zoom divides what is nearer. */
const ONE_PLACE_DEGREES = 0.0001;

/** Draws breweries on a map, on one canvas. */
export function drawMap(element: HTMLElement, options: MapOptions): BreweryMapHandle {
  const { tilesUrl, start, onGrid, onView, onRest, onPin, onCluster } = options;
  const color = (name: `--color-${string}`) => mapColor(element, name);
  const map = openMap(element, {
    minZoom: MIN_ZOOM,
    zoomControl: false,
    worldCopyJump: true,
    maxBoundsViscosity: 1,
    maxBounds: [
      [-86, -720],
      [86, 720],
    ],
  });
  if (start) map.setView([start.latitude, start.longitude], start.zoom);
  else map.fitBounds(COUNTRY, { animate: false });
  addMapTiles(map, { tilesUrl, onGrid });
  const marks = new MarksLayer({
    accent: color('--color-accent'),
    amber: color('--color-amber'),
    text: color('--color-text'),
    ground: color('--color-ground'),
    raised: color('--color-raised'),
  }).addTo(map);
  // Below the marks, whose numbers it would cover.
  map.createPane(HERE_PANE).style.zIndex = '390';
  const here = marker([0, 0], {
    pane: HERE_PANE,
    icon: divIcon({ className: styles.here ?? '', iconSize: [18, 18] }),
    interactive: false,
    keyboard: false,
  });

  const view = (): MapView => {
    const { lat: latitude, lng: longitude } = map.getCenter().wrap();
    return { place: { latitude, longitude, zoom: map.getZoom() }, box: boxOf(map.getBounds()) };
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  map.on('movestart', () => clearTimeout(rest));
  map.on('moveend', () => {
    onView(view());
    clearTimeout(rest);
    rest = setTimeout(() => onRest(view().place), REST_MS);
  });
  onView(view());

  const show = ({ clusters, breweries, visited, favorites, selectedId }: DrawnBreweries) => {
    const labels = labelledPins(map, breweries, selectedId);
    const pinOf = (brewery: MappedBrewery): PlacedMark => {
      const { id } = brewery;
      const state = favorites.has(id) ? 'favorite' : visited.has(id) ? 'visited' : 'plain';
      const label = labels.get(id);
      const isSelected = id === selectedId;
      const mark = { kind: 'pin', state, isSelected, ...(label && { label }) } as const;
      return { position: brewery, mark, onTap: () => onPin(id) };
    };
    const isSelected = ({ id }: MappedBrewery) => id === selectedId;
    marks.show([
      ...clusters.map((cluster) => ({
        position: cluster,
        mark: { kind: 'cluster', count: cluster.count } as const,
        onTap: () => onCluster(cluster),
      })),
      ...breweries.filter((brewery) => !isSelected(brewery)).map(pinOf),
      ...breweries.filter(isSelected).map(pinOf),
    ]);
  };

  return {
    show,
    locate: ({ latitude, longitude }) => here.setLatLng([latitude, longitude]).addTo(map),
    goTo: ({ latitude, longitude, zoom }) =>
      map.flyTo([latitude, longitude], zoom, { duration: FLIGHT.duration }),
    goToBox: (box) => map.flyToBounds(boundsOf(box), FLIGHT),
    fit(box) {
      const bounds = boundsOf(box);
      if (bounds.getNorthEast().equals(bounds.getSouthWest(), ONE_PLACE_DEGREES)) return false;
      const zoom = map.getBoundsZoom(bounds, false, COVERED);
      if (zoom <= map.getZoom()) return false;
      map.flyToBounds(bounds, FLIGHT);
      return true;
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    remove() {
      clearTimeout(rest);
      map.remove();
    },
  };
}

function boundsOf({ south, north, west, east }: MapBox) {
  return latLngBounds(latLng(south, west), latLng(north, east < west ? east + 360 : east));
}
