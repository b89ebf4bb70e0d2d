import type { Position } from '@hoptrail/contracts/lib/distance';
import { mercatorX, mercatorY } from '@hoptrail/contracts/lib/map/mercator';
import type { MapSettings } from '@hoptrail/contracts/settings/settings';

/** The tiles of the server have the ground up to this zoom, and are drawn on from there. */
export const GROUND_ZOOM = 8;
/** The address of a tile. */
export const GROUND_TILES = `/ground/${import.meta.env.VITE_GROUND_VERSION}/{z}/{x}/{y}`;
/** The smallest zoom of a tile of the streets: at smaller ones the ground is the same everywhere. */
export const STREETS_TILES_FROM = 6;

/** The smallest zoom that is kept: at smaller ones the world is a few tiles, which maps load anyway. */
const KEPT_FROM = 3;
/** The largest one with streets, and the one from which there are more, where people walk. */
const KEPT_UNTIL = 14;
const ON_FOOT_FROM = 12;
const AT_ONCE = 4;

type Streets = MapSettings['streets'];

/** A part of the map at one zoom. */
interface Tile {
  z: number;
  x: number;
  y: number;
}

/**
 * Returns the tiles around a position, of all zooms: about sixty with streets, fifty without. They
 * are nine of a zoom, or the four nearest ones where streets make the number of zooms larger.
 */
export function tilesAround({ latitude, longitude }: Position, streets: Streets): Tile[] {
  const tiles: Tile[] = [];
  const until = streets ? Math.min(streets.maxZoom, KEPT_UNTIL) : GROUND_ZOOM;
  for (let z = KEPT_FROM; z <= until; z += 1) {
    const around = 2 ** z;
    const side = streets && z < ON_FOOT_FROM ? 2 : 3;
    const steps = Array.from({ length: side }, (_, step) => step);
    const column = Math.round(mercatorX(longitude) * around - side / 2);
    const row = Math.round(mercatorY(latitude) * around - side / 2);
    for (const y of steps.map((step) => row + step).filter((one) => one >= 0 && one < around)) {
      for (const step of steps) tiles.push({ z, x: (column + step + around) % around, y });
    }
  }
  return tiles;
}

/**
 * Fetches the ground and the host's streets around a position, so that the map is there without a
 * connection: the service worker stores what it fetches.
 * @param streets null if the host has none
 */
export async function keepMapAround(
  position: Position,
  streets: Streets,
  signal: AbortSignal,
): Promise<void> {
  const left = tilesAround(position, streets);
  const fetchNext = async (): Promise<void> => {
    const tile = left.pop();
    if (!tile) return;
    await fetchTile(tile, streets, signal);
    await fetchNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/** Fetches what a map shows of a tile: the streets, or the ground where there are none. */
async function fetchTile(tile: Tile, streets: Streets, signal: AbortSignal): Promise<void> {
  const bytesOf = async (address: string) => {
    const place = address
      .replace('{z}', String(tile.z))
      .replace('{x}', String(tile.x))
      .replace('{y}', String(tile.y));
    const response = await fetch(place, { signal });
    const { byteLength } = await response.arrayBuffer();
    return response.ok ? byteLength : 0;
  };
  const hasStreets =
    streets && tile.z >= STREETS_TILES_FROM ? (await bytesOf(streets.url)) > 0 : false;
  if (!hasStreets && tile.z <= GROUND_ZOOM) await bytesOf(GROUND_TILES);
}
