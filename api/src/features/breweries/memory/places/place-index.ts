import { distanceMiles, type Position } from '@hoptrail/contracts/lib/distance';
import { mercatorX, mercatorY } from '@hoptrail/contracts/lib/map/mercator';
import { around } from 'geokdbush';
import KDBush from 'kdbush';

const KM_PER_MILE = 1.609344;
const HALF_EARTH_KM = 20_000;
const MAX_UNINDEXED = 64;
/** Less than this part of all places is sorted faster than found one by one in the tree. */
const SPARSE = 1 / 8;

export interface Place extends Position {
  id: string;
}

/** An entry of a list of breweries. */
export interface Ranked {
  id: string;
  /** In miles; absent if either position is unknown. */
  distance?: number;
}

type PlaceAway = Required<Ranked>;

/** The places among which the nearest are found; all without any of these. */
export interface Among {
  /** The largest distance in miles. */
  miles?: number | undefined;
  accepts?: ((id: string) => boolean) | undefined;
  only?: ReadonlySet<string> | undefined;
}

type Chosen = { [Name in Exclude<keyof Among, 'only'>]-?: Exclude<Among[Name], undefined> };

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
  #columns = { x: new Float64Array(), y: new Float64Array() };
  #generation = 0;
  readonly #indexById = new Map<string, number>();
  readonly #unindexed = new Map<string, Place>();

  /** Grows when the places get other numbers in the tree. */
  get generation(): number {
    return this.#generation;
  }

  /** The count of numbers in the tree. */
  get numbers(): number {
    return this.#inTree.length;
  }

  /** The coordinates in Web Mercator of the places in the tree, by their number. */
  get columns(): { x: Float64Array; y: Float64Array } {
    if (this.#unindexed.size > MAX_UNINDEXED) this.#build();
    return this.#columns;
  }

  /** The places that are not in the tree yet. */
  get unindexed(): Place[] {
    return [...this.#unindexed.values()];
  }

  /** Returns the place with a number in the tree; undefined if it moved or was removed. */
  placeAt(number: number): Place | undefined {
    return this.#inTree[number];
  }

  /** Returns the number of a place in the tree; undefined if it is not there. */
  numberOf(id: string): number | undefined {
    return this.#indexById.get(id);
  }

  /** Replaces all places. */
  fill(places: readonly Place[]): void {
    this.#generation += 1;
    this.#unindexed.clear();
    this.#inTree = [...places];
    this.#indexById.clear();
    for (const [number, { id }] of places.entries()) this.#indexById.set(id, number);
    this.#tree = treeOf(places);
    this.#columns = {
      x: Float64Array.from(places, ({ longitude }) => mercatorX(longitude)),
      y: Float64Array.from(places, ({ latitude }) => mercatorY(latitude)),
    };
  }

  /** Sets the position of a place; undefined removes it. */
  put(id: string, position: Position | undefined): void {
    const number = this.#indexById.get(id) ?? -1;
    const before = this.#inTree[number];
    if (before && position && isSame(before, position)) return;
    if (before) this.#inTree[number] = undefined;
    this.#unindexed.delete(id);
    const { latitude, longitude } = position ?? {};
    if (latitude === undefined || longitude === undefined) return;
    this.#unindexed.set(id, { id, latitude, longitude });
  }

  /**
   * Returns the places, nearest first; of equal distances the smaller id first.
   * @param count the number of places at most
   */
  nearest(from: Position, count: number, among: Among = {}): PlaceAway[] {
    const { miles = Number.POSITIVE_INFINITY, only } = among;
    if (this.#unindexed.size > MAX_UNINDEXED) this.#build();
    const away = (place: Place) => ({ id: place.id, distance: distanceMiles(from, place) });
    const nearestOf = (places: PlaceAway[]) =>
      places
        .filter(({ distance }) => distance <= miles)
        .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
        .slice(0, count);
    const few = this.numbers * SPARSE;
    if (only && (only.size < few || count > few)) {
      return nearestOf(this.#placesOf(only, among.accepts).map(away));
    }
    const accepts = bothOf(among);
    const unindexed = [...this.#unindexed.values()].filter(({ id }) => accepts(id)).map(away);
    // Asks the tree for more than needed until all others are certainly farther away: its distances
    // are slightly less exact, and equal ones are in no order.
    for (let asked = count + 8; ; asked *= 2) {
      const fromTree = this.#fromTree(from, asked, { miles, accepts }).map(away);
      const farthest = fromTree.at(-1)?.distance ?? 0;
      const found = nearestOf(fromTree.concat(unindexed));
      const isWhole =
        fromTree.length < asked || (found.at(-1)?.distance ?? 0) < farthest * 0.999999;
      if (isWhole) return found;
    }
  }

  #placesOf(ids: ReadonlySet<string>, accepts: (id: string) => boolean = isAny): Place[] {
    const placeOf = (id: string) =>
      this.#unindexed.get(id) ?? this.#inTree[this.#indexById.get(id) ?? -1];
    return [...ids].flatMap((id) => (accepts(id) ? (placeOf(id) ?? []) : []));
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
    this.fill([
      ...this.#inTree.filter((place) => place !== undefined),
      ...this.#unindexed.values(),
    ]);
  }
}

/** Returns a filter of what is in `only` and accepted. */
function bothOf({ only, accepts = isAny }: Among): (id: string) => boolean {
  return only ? (id) => only.has(id) && accepts(id) : accepts;
}

function treeOf(places: readonly Place[]): KDBush {
  const tree = new KDBush(places.length);
  for (const { latitude, longitude } of places) tree.add(longitude, latitude);
  return tree.finish();
}

function isSame(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}
