import type {
  BreweriesOnMap,
  BreweryCluster,
  MappedBrewery,
} from '@hoptrail/contracts/breweries/clusters';
import type { Position } from '@hoptrail/contracts/lib/distance';
import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { divIcon, latLng, latLngBounds, marker, point } from 'leaflet';
import type { WorldArea } from '../../../../components/map/ground/avoided-names.ts';
import { mapColor } from '../../../../components/map/map-popup.ts';
import { addMapTiles, type MapTiles } from '../../../../components/map/map-tiles.ts';
import { openMap } from '../../../../components/map/open-map.ts';
import type { MapPlace } from '../../filters/map-place.ts';
import styles from '../brewery-map.module.css';
import { boxOf, type MapBox } from '../map-box.ts';
import { type Covers, FreePart } from './free-part.ts';
import { labelsOnMap, takenAreas } from './labels-on-map.ts';
import { MarksLayer, type PlacedMark } from './marks-layer.ts';
import type { PinLabel } from './pin-labels.ts';

/** What the map shows. */
export interface MapView {
  /** The middle of the free part, and the zoom. */
  place: MapPlace;
  /** The whole frame. */
  box: MapBox;
  /** The part that nothing lies over: what is there is in sight. */
  free: MapBox;
}

export interface DrawnBreweries extends BreweriesOnMap {
  visited: ReadonlySet<string>;
  favorites: ReadonlySet<string>;
  selectedId: string | undefined;
}

interface MapOptions {
  /** Where the map begins; the contiguous United States without it. */
  start: MapPlace | undefined;
  covers: Covers;
  /** Called at the beginning, and after each movement. */
  onView: (view: MapView) => void;
  /** Called once the map has come to rest after movements. */
  onRest: (place: MapPlace) => void;
  onPin: (id: string) => void;
  onCluster: (cluster: BreweryCluster) => void;
}

/** A map on the page. */
export interface BreweryMapHandle {
  /** Shows the ground and the streets of the host, instead of those before. */
  showGround: (settings: MapSettings | undefined) => void;
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
/** Seconds of a movement to another place. */
const FLIGHT_S = 0.6;
/** What is shown as a whole is this far from the edges and the buttons, in pixels. */
const CLEAR = { top: 64, side: 48, right: 68, bottom: 24 };
/** About ten metres: no zoom divides what is nearer. */
const ONE_PLACE_DEGREES = 0.0001;

/** Draws breweries on a map, on one canvas. */
export function drawMap(element: HTMLElement, options: MapOptions): BreweryMapHandle {
  const { start, covers, onView, onRest, onPin, onCluster } = options;
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
  const free = new FreePart(map, covers);
  const clear = () => {
    const { left, bottom } = free.covered();
    return {
      paddingTopLeft: point(CLEAR.side + left, CLEAR.top),
      paddingBottomRight: point(CLEAR.right, CLEAR.bottom + bottom),
    };
  };
  if (start) map.setView(free.centerFor(start), start.zoom);
  else {
    const { left, bottom } = free.covered();
    map.fitBounds(COUNTRY, {
      animate: false,
      paddingTopLeft: point(left, 0),
      paddingBottomRight: point(0, bottom),
    });
  }
  let tiles: MapTiles | undefined;
  let takenAt: (zoom: number) => readonly WorldArea[] = () => [];
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

  const view = (): MapView => ({
    place: free.place(),
    box: boxOf(map.getBounds()),
    free: boxOf(free.bounds()),
  });
  let shown = view();
  let rest: ReturnType<typeof setTimeout> | undefined;
  map.on('movestart', () => clearTimeout(rest));
  map.on('moveend', () => {
    shown = view();
    onView(shown);
    clearTimeout(rest);
    rest = setTimeout(() => onRest(free.place()), REST_MS);
  });
  // What was in the middle of the free part stays there, on a phone that is turned as well.
  map.on('resize', () => {
    map.setView(free.centerFor(shown.place), shown.place.zoom, { animate: false });
  });
  onView(shown);

  const show = ({ clusters, breweries, visited, favorites, selectedId }: DrawnBreweries) => {
    const drawn = { breweries, clusters, selectedId };
    const labels = labelsOnMap(map, free, drawn);
    const shownAt = map.getZoom();
    takenAt = (zoom) => takenAreas(map, drawn, { zoom, labels: zoom === shownAt ? labels : none });
    tiles?.ground.avoid(takenAt);
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
    showGround(settings) {
      tiles?.remove();
      tiles = addMapTiles(map, settings);
      tiles.ground.avoid(takenAt);
    },
    show,
    locate: ({ latitude, longitude }) => here.setLatLng([latitude, longitude]).addTo(map),
    goTo: (place) => map.flyTo(free.centerFor(place), place.zoom, { duration: FLIGHT_S }),
    goToBox: (box) => map.flyToBounds(boundsOf(box), { ...clear(), duration: FLIGHT_S }),
    fit(box) {
      const bounds = boundsOf(box);
      if (bounds.getNorthEast().equals(bounds.getSouthWest(), ONE_PLACE_DEGREES)) return false;
      const { paddingTopLeft, paddingBottomRight } = clear();
      const padding = paddingTopLeft.add(paddingBottomRight);
      if (map.getBoundsZoom(bounds, false, padding) <= map.getZoom()) return false;
      map.flyToBounds(bounds, { ...clear(), duration: FLIGHT_S });
      return true;
    },
    zoomBy(steps) {
      const { min, max } = free.area();
      map.setZoomAround(min.add(max).divideBy(2), map.getZoom() + steps);
    },
    remove() {
      clearTimeout(rest);
      map.remove();
    },
  };
}

const none: ReadonlyMap<string, PinLabel> = new Map();

function boundsOf({ south, north, west, east }: MapBox) {
  return latLngBounds(latLng(south, west), latLng(north, east < west ? east + 360 : east));
}
