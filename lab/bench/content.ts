import { createHash } from 'node:crypto';
import { makeBrewery } from '../../api/src/testing/factories/brewery.ts';
import { makeSpecialEvent } from '../../api/src/testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../api/src/testing/factories/weekly-event.ts';
import { placeOf, tokenOf } from './world.ts';

/** The rows of the seed, which are the same on both engines. */

const BATCH = 200;
const EVENTS = 300;

export function breweryAt(index: number) {
  const { latitude, longitude } = placeOf(index);
  return makeBrewery({
    id: `brewery-${index}`,
    name: `Brewery ${index}`,
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
  });
}

export function sessionAt(index: number) {
  return {
    tokenHash: createHash('sha256').update(tokenOf(index)).digest('hex'),
    userId: `user-${index}`,
    createdAt: new Date().toISOString(),
    expiresAt: '2099-01-01T00:00:00.000Z',
  };
}

export function eventsAt() {
  const at = (index: number) => ({ breweryId: `brewery-${index}` });
  return {
    weekly: Array.from({ length: EVENTS }, (_, index) => makeWeeklyEvent(at(index))),
    special: Array.from({ length: EVENTS }, (_, index) => makeSpecialEvent(at(index))),
  };
}

/** Makes rows in batches that fit a statement. */
export function* batches<Row>(count: number, make: (index: number) => Row): Generator<Row[]> {
  for (let start = 0; start < count; start += BATCH) {
    const length = Math.min(BATCH, count - start);
    yield Array.from({ length }, (_, index) => make(start + index));
  }
}
