import { createHash } from 'node:crypto';
import { distanceKm, type Position, positionOf } from '@hoptrail/contracts/lib/distance';
import { LRUCache } from 'lru-cache';
import type { ZonedPlace } from '../../../lib/time-zones/time-zone.ts';
import { breweryKey, likeness } from '../../imports/shared/brewery-names.rules.ts';
import { addTo, BreweryNames } from '../../imports/shared/find-brewery.ts';

/** A brewery as it is compared with the places of other apps. */
export interface Brewery {
  id: string;
  name: string;
  city: string;
  state: string;
  latitude: string | null;
  longitude: string | null;
  ownTimeZone: string | null;
}

/** A place as another app has it. */
export interface Place {
  placeName: string | null;
  city: string | null;
  state: string | null;
  latitude: string | null;
  longitude: string | null;
}

interface FoundPlace extends ZonedPlace {
  breweryId: string | null;
  placeKey: string | null;
}

/** How far another app's pin may be from ours. */
const NEAR_KM = 0.5;
/** How far a brewery with the same name and town may be at most. */
const SAME_TOWN_KM = 40;
/** Cells of the index, in degrees: wider than `NEAR_KM` up to a latitude of 60 degrees. */
const CELL = 0.01;
const MIN_TELLING_LETTERS = 4;

/** The number of places that are remembered: many check-ins are at the same place. */
const PLACES_REMEMBERED = 1000;

/**
 * Finds the breweries of places: the one near by with the same name, or else the only one with this
 * name in the town.
 */
export class PlaceFinder {
  readonly #names = new BreweryNames();
  readonly #byCell = new Map<string, Brewery[]>();
  readonly #byId = new Map<string, Brewery>();
  readonly #found = new LRUCache<string, { id: string | null }>({ max: PLACES_REMEMBERED });

  /** Adds a brewery: one at a time, because comparing names takes long. */
  add(brewery: Brewery): void {
    this.#names.add(brewery);
    this.#byId.set(brewery.id, brewery);
    const position = positionOf(brewery);
    if (position) addTo(this.#byCell, cellOf(position), brewery);
  }

  /**
   * Returns the brewery of a place with its chosen time zone, the key that its check-ins share, and
   * its position: that of the brewery if the other app has none.
   */
  find({ placeName, city, state, latitude, longitude }: Place): FoundPlace {
    if (placeName === null) {
      return { breweryId: null, placeKey: null, latitude, longitude, ownTimeZone: null };
    }
    const place = { placeName, city, state, latitude, longitude };
    const key = JSON.stringify(place);
    const found = this.#found.get(key) ?? { id: this.#idOf(place) };
    this.#found.set(key, found);
    const brewery = this.#byId.get(found.id ?? '');
    const pin = latitude === null && brewery ? brewery : place;
    return {
      breweryId: found.id,
      placeKey: found.id ?? hash(`${placeName}|${city ?? ''}`),
      latitude: pin.latitude,
      longitude: pin.longitude,
      ownTimeZone: brewery?.ownTimeZone ?? null,
    };
  }

  #idOf({ placeName, city, state, ...pin }: Place): string | null {
    const name = placeName ?? '';
    const position = positionOf(pin);
    const near = position && nearest(this.#byCell, { name, position });
    if (near) return near.id;
    if (!city) return null;
    const found = this.#names.find({ name, city, state: state ?? '' });
    if (found.kind !== 'found') return null;
    const brewery = this.#byId.get(found.brewery.id);
    const other = brewery && positionOf(brewery);
    const isFar = position && other && distanceKm(position, other) > SAME_TOWN_KM;
    return isFar ? null : found.brewery.id;
  }
}

function nearest(
  byCell: ReadonlyMap<string, Brewery[]>,
  { name, position }: { name: string; position: Position },
): Brewery | undefined {
  const candidates = neighbours(position)
    .flatMap((cell) => byCell.get(cell) ?? [])
    .flatMap((brewery) => {
      const at = positionOf(brewery);
      const km = at ? distanceKm(position, at) : Number.POSITIVE_INFINITY;
      return km <= NEAR_KM && isAlike(brewery.name, name) ? [{ brewery, km }] : [];
    });
  const rank = ({ brewery, km }: { brewery: Brewery; km: number }) =>
    km - likeness(brewery.name, name) * NEAR_KM;
  return candidates.toSorted((a, b) => rank(a) - rank(b))[0]?.brewery;
}

/** Names are alike if one is contained in the other, without words such as Brewing and Taproom. */
function isAlike(name: string, other: string): boolean {
  const [a, b] = [telling(name), telling(other)];
  if (a === b) return true;
  const shorter = a.length < b.length ? a : b;
  return shorter.length >= MIN_TELLING_LETTERS && (a.startsWith(b) || b.startsWith(a));
}

function telling(name: string): string {
  return breweryKey(name, '').slice(0, -1);
}

function cellOf({ latitude, longitude }: Position): string {
  return `${Math.floor(latitude / CELL)} ${Math.floor(longitude / CELL)}`;
}

function neighbours({ latitude, longitude }: Position): string[] {
  const steps = [-CELL, 0, CELL];
  return steps.flatMap((north) =>
    steps.map((east) => cellOf({ latitude: latitude + north, longitude: longitude + east })),
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 22);
}
