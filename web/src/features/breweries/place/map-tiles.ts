import {
  circle,
  divIcon,
  GridLayer,
  type Map as LeafletMap,
  layerGroup,
  marker,
  tileLayer,
} from 'leaflet';
import { type DistanceUnit, distanceTextOfKm } from '../../../lib/text/distance-text.ts';
import styles from './pin-map.module.css';
import { moved } from './pin-position.ts';

interface Ground {
  tilesUrl: string | undefined;
  /** The centre of the rings. */
  middle: [latitude: number, longitude: number];
  /** The unit of the rings' labels. */
  unit: DistanceUnit;
  onGrid: (isGrid: boolean) => void;
}

/** Radii that are round numbers in each unit, in metres. */
const RINGS: Readonly<Record<DistanceUnit, readonly number[]>> = {
  kilometers: [50, 100, 250, 500, 1000, 5000, 20_000],
  // 150, 300 and 800 feet; half a mile, one, three and twelve.
  miles: [45.72, 91.44, 243.84, 804.672, 1609.344, 4828.032, 19_312.128],
};

/** Adds the tiles to the map, with a grid and rings until the first tile has loaded. */
export function addMapTiles(map: LeafletMap, { tilesUrl, middle, unit, onGrid }: Ground): void {
  const grid = layerGroup([new Grid({ pane: 'tilePane', zIndex: 0 }), ...rings(middle, unit)]);
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

function rings([latitude, longitude]: Ground['middle'], unit: DistanceUnit) {
  return RINGS[unit].flatMap((radius) => {
    const top = moved({ latitude, longitude }, radius, 0);
    const label = distanceTextOfKm(radius / 1000, unit);
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
