import { GridLayer, type Layer, type Map as LeafletMap, layerGroup, tileLayer } from 'leaflet';
import styles from './map.module.css';
import { mapColor } from './map-popup.ts';
import { OUTLINES_ZOOM } from './outlines/outlines.ts';
import { OutlinesLayer } from './outlines/outlines-layer.ts';

interface Ground {
  tilesUrl: string | undefined;
  /** What the map shows besides until its first tile has loaded. */
  untilTiles?: readonly Layer[];
}

/** Beyond this zoom a grid gives the eye a hold between the outlines. */
const GRID_ZOOM = OUTLINES_ZOOM + 3;

/**
 * Adds the tiles to the map. Without tiles, and until the first one has loaded, the outlines of
 * countries and states are the map, with a grid where they are far apart.
 */
export function addMapTiles(map: LeafletMap, { tilesUrl, untilTiles = [] }: Ground): void {
  const grid = layerGroup([
    outlinesOf(map),
    new Grid({ pane: 'tilePane', zIndex: 0, minZoom: GRID_ZOOM }),
    ...untilTiles,
  ]).addTo(map);
  if (!tilesUrl) return;
  tileLayer(tilesUrl, { maxZoom: 19, zIndex: 1 })
    .on('tileload', () => grid.remove())
    .addTo(map);
}

function outlinesOf(map: LeafletMap): Layer {
  const color = (name: `--color-${string}`) => mapColor(map.getContainer(), name);
  return new OutlinesLayer(
    {
      land: color('--color-land'),
      coast: color('--color-coast'),
      border: color('--color-border'),
      text: color('--color-muted'),
      halo: color('--color-ground'),
    },
    { pane: 'tilePane', zIndex: 0 },
  );
}

/** The grid, which moves with the map. */
class Grid extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = styles.square ?? '';
    return tile;
  }
}
