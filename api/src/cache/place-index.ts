import { distanceMiles, type Position } from '@hoptrail/contracts/lib/distance';
import { around } from 'geokdbush';
import KDBush from 'kdbush';

const KM_PER_MILE = 1.609344;
const HALF_EARTH_KM = 20_000;
const MAX_LOOSE = 64;

export interface Place extends Position {
  id: string;
}

export interface PlaceAway {
  id: string;
  /** In miles. */
  distance: number;
}

/**
 * Places by their distance from anywhere on the globe. The tree itself never changes: what was
 * added or moved since it was built is looked at one by one, and beyond 64 it is built anew.
 */
export class PlaceIndex {
  /** By their number in the tree; undefined where the place is gone, or elsewhere by now. */
  #planted: (Place | undefined)[] = [];
  #tree = treeOf([]);
  readonly #numbers = new Map<string, number>();
  readonly #loose = new Map<string, Place>();

  /** Replaces all places. */
  fill(places: readonly Place[]): void {
    this.#loose.clear();
    this.#planted = [...places];
    this.#numbers.clear();
    for (const [number, { id }] of places.entries()) this.#numbers.set(id, number);
    this.#tree = treeOf(places);
  }

  /** Says where a place is; undefined for nowhere any more. */
  put(id: string, position: Position | undefined): void {
    const number = this.#numbers.get(id) ?? -1;
    const before = this.#planted[number];
    if (before && position && isSame(before, position)) return;
    if (before) this.#planted[number] = undefined;
    this.#loose.delete(id);
    const { latitude, longitude } = position ?? {};
    if (latitude === undefined || longitude === undefined) return;
    this.#loose.set(id, { id, latitude, longitude });
  }

  /**
   * The nearest places, nearest first; of two equally far the lesser id comes first.
   * @param count at most so many
   * @param miles none farther away
   */
  nearest(from: Position, count: number, miles = Number.POSITIVE_INFINITY): PlaceAway[] {
    if (this.#loose.size > MAX_LOOSE) this.#build();
    const away = (place: Place) => ({ id: place.id, distance: distanceMiles(from, place) });
    const loose = Array.from(this.#loose.values(), away);
    // A few more than asked, until what is left out is farther for certain: the tree knows
    // distances a hair less exactly, and equal ones in no order.
    for (let asked = count + 8; ; asked *= 2) {
      const planted = this.#fromTree(from, asked, miles).map(away);
      const farthest = planted.at(-1)?.distance ?? 0;
      const found = planted
        .concat(loose)
        .filter(({ distance }) => distance <= miles)
        .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
        .slice(0, count);
      const isWhole = planted.length < asked || (found.at(-1)?.distance ?? 0) < farthest * 0.999999;
      if (isWhole) return found;
    }
  }

  #fromTree({ latitude, longitude }: Position, count: number, miles: number): Place[] {
    // To sort all is five times as fast as to let the tree find one after the other.
    const isAll = count >= this.#planted.length && miles === Number.POSITIVE_INFINITY;
    if (isAll) return this.#planted.filter((place) => place !== undefined);
    const km = miles * KM_PER_MILE * 1.001;
    const reach = km < HALF_EARTH_KM ? km : Number.POSITIVE_INFINITY;
    const isThere = (number: number) => this.#planted[number] !== undefined;
    const numbers = around(this.#tree, longitude, latitude, count, reach, isThere);
    return numbers.flatMap((number) => this.#planted[number] ?? []);
  }

  #build(): void {
    this.fill([...this.#planted.filter((place) => place !== undefined), ...this.#loose.values()]);
  }
}

function treeOf(places: readonly Place[]): KDBush {
  const tree = new KDBush(places.length);
  for (const { latitude, longitude } of places) tree.add(longitude, latitude);
  return tree.finish();
}

function isSame(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}
