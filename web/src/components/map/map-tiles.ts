import { GridLayer, type Layer, type Map as LeafletMap, layerGroup, tileLayer } from 'leaflet';
import styles from './map.module.css';

interface Ground {
  tilesUrl: string | undefined;
  /** What the grid shows besides its squares. */
  overGrid?: readonly Layer[];
  onGrid?: (isGrid: boolean) => void;
}

/** Adds the tiles to the map, with a grid until the first tile has loaded. */
export function addMapTiles(
  map: LeafletMap,
  { tilesUrl, overGrid = [], onGrid = () => {} }: Ground,
): void {
  const grid = layerGroup([new Grid({ pane: 'tilePane', zIndex: 0 }), ...overGrid]);
  const showGrid = (isGrid: boolean) => {
    if (isGrid) grid.addTo(map);
    else grid.remove();
    onGrid(isGrid);
  };
  if (!tilesUrl) {
    showGrid(true);
    return;
  }
  let hasTile = false;
  tileLayer(tilesUrl, { maxZoom: 19, zIndex: 1 })
    .on('tileload', () => {
      hasTile = true;
      showGrid(false);
    })
    .on('tileerror', () => {
      if (!hasTile) showGrid(true);
    })
    .addTo(map);
}

/** The grid, which moves with the map. */
class Grid extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = styles.square ?? '';
    return tile;
  }
}
