import type { Position } from '@hoptrail/contracts/lib/distance';
import type { Box } from '@hoptrail/contracts/lib/map/box';
import { mercatorX, mercatorY } from '@hoptrail/contracts/lib/map/mercator';

/** A place by its number, and its distance in Web Mercator, squared. */
interface Away {
  place: number;
  far: number;
}

/**
 * Collects the places of a box that are nearest to a position. Distances are those of the map, which
 * are in the order of the real ones for places that are near.
 */
export class NearestInBox {
  readonly #left: number;
  readonly #right: number;
  readonly #top: number;
  readonly #bottom: number;
  readonly #x: number;
  readonly #y: number;
  readonly #count: number;
  readonly #nearest: Away[] = [];

  /** @param count the number of places at most */
  constructor({ south, north, west, east }: Box, from: Position, count: number) {
    [this.#left, this.#right] = [mercatorX(west), mercatorX(east)];
    [this.#top, this.#bottom] = [mercatorY(north), mercatorY(south)];
    [this.#x, this.#y] = [mercatorX(from.longitude), mercatorY(from.latitude)];
    this.#count = count;
  }

  /** Adds a place at a point in Web Mercator, if it is in the box and near enough. */
  add(place: number, x: number, y: number): void {
    if (!this.#covers(x, y)) return;
    const across = Math.abs(x - this.#x);
    const far = Math.min(across, 1 - across) ** 2 + (y - this.#y) ** 2;
    const last = this.#nearest[this.#count - 1];
    if (last && last.far <= far) return;
    const at = this.#nearest.findLastIndex((other) => other.far <= far) + 1;
    this.#nearest.splice(at, 0, { place, far });
    this.#nearest.length = Math.min(this.#nearest.length, this.#count);
  }

  /** Returns the numbers of the places, nearest first. */
  places(): number[] {
    return this.#nearest.map(({ place }) => place);
  }

  #covers(x: number, y: number): boolean {
    if (y < this.#top || y > this.#bottom) return false;
    // A box across the date line has its west beyond its east.
    return this.#left <= this.#right
      ? x >= this.#left && x <= this.#right
      : x >= this.#left || x <= this.#right;
  }
}
