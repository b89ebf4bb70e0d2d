import {
  circle,
  divIcon,
  GridLayer,
  type Map as LeafletMap,
  layerGroup,
  marker,
  tileLayer,
} from 'leaflet';
import styles from './pin-map.module.css';
import { moved } from './pin-position.ts';

interface Ground {
  tilesUrl: string | undefined;
  /** What the rings are around. */
  middle: [latitude: number, longitude: number];
  onGrid: (isGrid: boolean) => void;
}

/** In metres. */
const RINGS = [50, 100, 250, 500, 1000, 5000, 20_000];

/** What lies below the pin: tiles, and a grid with rings for as long as none has come. */
export function addGround(map: LeafletMap, { tilesUrl, middle, onGrid }: Ground): void {
  const grid = layerGroup([new Grid({ pane: 'tilePane', zIndex: 0 }), ...rings(middle)]);
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

/** Squares that move along with the map. */
class Grid extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = styles.square ?? '';
    return tile;
  }
}

function rings([latitude, longitude]: Ground['middle']) {
  return RINGS.flatMap((radius) => {
    const top = moved({ latitude, longitude }, radius, 0);
    const label = radius < 1000 ? `${radius} m` : `${radius / 1000} km`;
    return [
      circle([latitude, longitude], { radius, className: styles.ring, interactive: false }),
      marker([top.latitude, top.longitude], {
        icon: divIcon({ className: styles.label ?? '', html: label, iconSize: [56, 18] }),
        interactive: false,
        keyboard: false,
      }),
    ];
  });
}
