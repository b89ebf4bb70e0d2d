import type { Position } from '@hoptrail/contracts/lib/distance';
import { mercatorX, mercatorY } from '@hoptrail/contracts/lib/map/mercator';

/** The tiles of the server have the ground up to this zoom, and are drawn on from there. */
export const GROUND_ZOOM = 8;
/** The address of a tile. */
export const GROUND_TILES = `/ground/${import.meta.env.VITE_GROUND_VERSION}/{z}/{x}/{y}`;

/** The smallest zoom that is kept: at smaller ones the world is a few tiles, which maps load anyway. */
const KEPT_FROM = 3;
const AT_ONCE = 4;

/** Returns the addresses of the tiles on and around a position, of all zooms: about fifty. */
export function tilesAround({ latitude, longitude }: Position): string[] {
  const addresses: string[] = [];
  for (let z = KEPT_FROM; z <= GROUND_ZOOM; z += 1) {
    const around = 2 ** z;
    const column = Math.floor(mercatorX(longitude) * around);
    const row = Math.floor(mercatorY(latitude) * around);
    for (const y of [row - 1, row, row + 1].filter((one) => one >= 0 && one < around)) {
      for (const x of [column - 1, column, column + 1]) {
        const wrapped = String((x + around) % around);
        addresses.push(
          GROUND_TILES.replace('{z}', String(z)).replace('{x}', wrapped).replace('{y}', String(y)),
        );
      }
    }
  }
  return addresses;
}

/**
 * Fetches the ground around a position, so that its map is there without a connection: the service
 * worker stores what it fetches.
 */
export async function keepGround(position: Position, signal: AbortSignal): Promise<void> {
  const left = tilesAround(position);
  const fetchNext = async (): Promise<void> => {
    const address = left.pop();
    if (!address) return;
    const response = await fetch(address, { signal });
    await response.arrayBuffer();
    await fetchNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}
