import type { BeerMark } from '@hoptrail/contracts/beers/had';
import { attempt, localStore } from '../../../../lib/browser/storage.ts';
import { Listeners } from '../../../../lib/listeners.ts';
import { WAITING_BEERS } from './has-waiting-beers.ts';

/** The rating, the line and the sharing of a beer. */
export type BeerWords = Partial<Pick<BeerMark, 'rating' | 'notes' | 'isShared'>>;

/** A mark on a beer that the server does not have yet. */
export interface WaitingBeer {
  /** Differs with every change. */
  id: string;
  beerId: string;
  breweryId: string;
  /** Missing in marks of earlier releases. */
  beerName?: string;
  userId: string;
  /** False where the person undid the mark. */
  isHad: boolean;
  words: BeerWords;
  /** Milliseconds since 1970. */
  since: number;
  /** Why the server refused it, as a sentence. */
  problem?: string;
}

let waiting: readonly WaitingBeer[] = [];
/** The stored text of `waiting`; null where the browser stores nothing. */
let stored: string | null = null;
const listeners = new Listeners();

/** Returns the waiting marks, oldest first. */
export function waitingBeers(): readonly WaitingBeer[] {
  // Another tab may have written, and a sign-out may have removed them.
  const text = storedText();
  if (text !== stored) {
    stored = text;
    waiting = localStore.read(WAITING_BEERS, isList) ?? [];
  }
  return waiting;
}

/** Calls a listener after every change. Returns a function that stops it. */
export const onWaitingBeers = listeners.subscribe;

/** Adds a change of a mark to what waits for its beer. */
export function addWaitingBeer(
  place: Pick<WaitingBeer, 'beerId' | 'breweryId' | 'beerName' | 'userId'>,
  change: { isHad: false } | ({ isHad: true } & BeerWords),
): void {
  const { isHad, ...words } = change;
  const before = waitingBeers().find((one) => isSame(one, place));
  const next: WaitingBeer = {
    id: `${Date.now()}.${Math.random()}`,
    ...place,
    isHad,
    words: isHad ? { ...before?.words, ...words } : {},
    since: before?.since ?? Date.now(),
  };
  store([...waitingBeers().filter((one) => !isSame(one, place)), next]);
}

/** Marks a change that the server refused; it stays until the person changes or discards it. */
export function refuseWaitingBeer(change: WaitingBeer, problem: string): void {
  store(waitingBeers().map((one) => (one.id === change.id ? { ...one, problem } : one)));
}

/** Removes a change that was sent or discarded, unless another one has replaced it since. */
export function removeWaitingBeer(change: WaitingBeer): void {
  store(waitingBeers().filter(({ id }) => id !== change.id));
}

function store(next: readonly WaitingBeer[]): void {
  waiting = next;
  if (next.length > 0) localStore.write(WAITING_BEERS, next);
  else localStore.remove(WAITING_BEERS);
  stored = storedText();
  listeners.notify();
}

function storedText(): string | null {
  return attempt(() => window.localStorage.getItem(WAITING_BEERS)) ?? null;
}

function isSame(a: { beerId: string; userId: string }, b: { beerId: string; userId: string }) {
  return a.beerId === b.beerId && a.userId === b.userId;
}

function isList(value: unknown): value is WaitingBeer[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one) =>
        ['id', 'beerId', 'breweryId', 'userId'].every((key) => typeof one?.[key] === 'string') &&
        typeof one.isHad === 'boolean' &&
        typeof one.words === 'object' &&
        typeof one.since === 'number',
    )
  );
}
