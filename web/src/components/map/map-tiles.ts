import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { type Layer, type Map as LeafletMap, layerGroup, tileLayer } from 'leaflet';
import { GroundLayer } from './ground/ground-layer.ts';
import { mapColor } from './map-popup.ts';

/** The lowest layers of a map: the ground, the streets or the host's pictures. */
export interface MapTiles {
  /** Leaves out names under marks. */
  ground: GroundLayer;
  remove: () => void;
}

/**
 * Adds the lowest layers to a map: the ground of the world with the host's streets, or the host's
 * pictures in their place once the first one has loaded.
 * @param settings undefined where they did not load
 * @param untilStreets what the map shows besides where there are none
 */
export function addMapTiles(
  map: LeafletMap,
  settings: MapSettings | undefined,
  untilStreets: readonly Layer[] = [],
): MapTiles {
  const { tilesUrl, streets } = settings ?? {};
  const ground = new GroundLayer(
    { colors: colorsOf(map.getContainer()), streets: streets ?? undefined },
    { pane: 'tilePane', zIndex: 0 },
  );
  const below = layerGroup([ground, ...(streets ? [] : untilStreets)]).addTo(map);
  if (!tilesUrl) return { ground, remove: () => below.remove() };
  const pictures = tileLayer(tilesUrl, { maxZoom: 19, zIndex: 1 })
    .on('tileload', () => below.remove())
    .addTo(map);
  const remove = () => {
    below.remove();
    pictures.remove();
  };
  return { ground, remove };
}

function colorsOf(element: HTMLElement) {
  const color = (name: `--color-${string}`) => mapColor(element, name);
  return {
    land: color('--color-land'),
    water: color('--color-sea'),
    coast: color('--color-coast'),
    border: color('--color-border'),
    text: color('--color-muted'),
    halo: color('--color-ground'),
    park: color('--color-park'),
    building: color('--color-building'),
    road: color('--color-road'),
    majorRoad: color('--color-major-road'),
    highway: color('--color-highway'),
    waterText: color('--color-water-text'),
  };
}
