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

/** The places among which the nearest are found; all without either. */
export interface Among {
  /** The largest distance in miles. */
  miles?: number | undefined;
  accepts?: ((id: string) => boolean) | undefined;
}

type Chosen = { [Name in keyof Among]-?: Exclude<Among[Name], undefined> };

const isAny = () => true;

/**
 * An index of places by their distance from any position. The k-d tree never changes: places that
 * were added or moved after it was built are compared one by one, and the tree is rebuilt when
 * there are more than 64 of them.
 */
export class PlaceIndex {
  /** The places by their number in the tree; undefined if the place moved or was removed. */
  #inTree: (Place | undefined)[] = [];
  #tree = treeOf([]);
  readonly #numbers = new Map<string, number>();
  readonly #loose = new Map<string, Place>();

  /** Replaces all places. */
  fill(places: readonly Place[]): void {
    this.#loose.clear();
    this.#inTree = [...places];
    this.#numbers.clear();
    for (const [number, { id }] of places.entries()) this.#numbers.set(id, number);
    this.#tree = treeOf(places);
  }

  /** Sets the position of a place; undefined removes it. */
  put(id: string, position: Position | undefined): void {
    const number = this.#numbers.get(id) ?? -1;
    const before = this.#inTree[number];
    if (before && position && isSame(before, position)) return;
    if (before) this.#inTree[number] = undefined;
    this.#loose.delete(id);
    const { latitude, longitude } = position ?? {};
    if (latitude === undefined || longitude === undefined) return;
    this.#loose.set(id, { id, latitude, longitude });
  }

  /**
   * Returns the places, nearest first; of equal distances the smaller id first.
   * @param count the number of places at most
   */
  nearest(from: Position, count: number, among: Among = {}): PlaceAway[] {
    const { miles = Number.POSITIVE_INFINITY, accepts = isAny } = among;
    if (this.#loose.size > MAX_LOOSE) this.#build();
    const away = (place: Place) => ({ id: place.id, distance: distanceMiles(from, place) });
    const loose = [...this.#loose.values()].filter(({ id }) => accepts(id)).map(away);
    // Asks the tree for more than needed until all others are certainly farther away: its distances
    // are slightly less exact, and equal ones are in no order.
    for (let asked = count + 8; ; asked *= 2) {
      const fromTree = this.#fromTree(from, asked, { miles, accepts }).map(away);
      const farthest = fromTree.at(-1)?.distance ?? 0;
      const found = fromTree
        .concat(loose)
        .filter(({ distance }) => distance <= miles)
        .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
        .slice(0, count);
      const isWhole =
        fromTree.length < asked || (found.at(-1)?.distance ?? 0) < farthest * 0.999999;
      if (isWhole) return found;
    }
  }

  #fromTree({ latitude, longitude }: Position, count: number, among: Chosen): Place[] {
    const { miles, accepts } = among;
    // Sorting all places is five times as fast as finding all of them one by one in the tree.
    const isAll = count >= this.#inTree.length && miles === Number.POSITIVE_INFINITY;
    const isAmong = (place: Place | undefined): place is Place =>
      place !== undefined && accepts(place.id);
    if (isAll) return this.#inTree.filter(isAmong);
    const km = miles * KM_PER_MILE * 1.001;
    const reach = km < HALF_EARTH_KM ? km : Number.POSITIVE_INFINITY;
    const isThere = (number: number) => isAmong(this.#inTree[number]);
    const numbers = around(this.#tree, longitude, latitude, count, reach, isThere);
    return numbers.flatMap((number) => this.#inTree[number] ?? []);
  }

  #build(): void {
    this.fill([...this.#inTree.filter((place) => place !== undefined), ...this.#loose.values()]);
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
