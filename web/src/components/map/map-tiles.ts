import { type Layer, type Map as LeafletMap, layerGroup, tileLayer } from 'leaflet';
import { GroundLayer } from './ground/ground-layer.ts';
import { mapColor } from './map-popup.ts';

interface MapTiles {
  /** The pictures with streets, if the host has them. */
  tilesUrl: string | undefined;
  /** What the map shows besides until its first picture has loaded. */
  untilTiles?: readonly Layer[];
}

/**
 * Adds what lies below everything else to a map: the ground of the world, and once the first one has
 * loaded, the pictures with streets instead.
 */
export function addMapTiles(map: LeafletMap, { tilesUrl, untilTiles = [] }: MapTiles): void {
  const ground = layerGroup([groundOf(map), ...untilTiles]).addTo(map);
  if (!tilesUrl) return;
  tileLayer(tilesUrl, { maxZoom: 19, zIndex: 1 })
    .on('tileload', () => ground.remove())
    .addTo(map);
}

function groundOf(map: LeafletMap): Layer {
  const color = (name: `--color-${string}`) => mapColor(map.getContainer(), name);
  const colors = {
    land: color('--color-land'),
    water: color('--color-sea'),
    coast: color('--color-coast'),
    border: color('--color-border'),
    text: color('--color-muted'),
    halo: color('--color-ground'),
  };
  return new GroundLayer(colors, { pane: 'tilePane', zIndex: 0 });
}
