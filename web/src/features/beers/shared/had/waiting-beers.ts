import type { BeerMark } from '@hoptrail/contracts/beers/had';
import {
  createWaitingList,
  newItemId,
  type WaitingItem,
} from '../../../../data/waiting/waiting-list.ts';
import { WAITING_BEERS } from '../../../../data/waiting/waiting-names.ts';

/** The rating, the line and the sharing of a beer. */
export type BeerReview = Partial<Pick<BeerMark, 'rating' | 'notes' | 'isShared'>>;

/** A mark on a beer that the server does not have yet. */
export interface WaitingBeer extends WaitingItem {
  beerId: string;
  breweryId: string;
  /** Missing in marks of earlier releases. */
  beerName?: string;
  /** False where the person undid the mark. */
  isHad: boolean;
  /** What the person thinks of it; browsers store it under this name. */
  words: BeerReview;
  /** Milliseconds since 1970. */
  since: number;
  /** Why the server refused it, as a sentence. */
  problem?: string;
}

const list = createWaitingList(WAITING_BEERS, isWaitingBeer);

/** Returns the waiting marks, oldest first. */
export const waitingBeers = list.all;

/** Calls a listener after every change. Returns a function that stops it. */
export const onWaitingBeers = list.subscribe;

/** Adds a change of a mark to what waits for its beer. */
export function addWaitingBeer(
  place: Pick<WaitingBeer, 'beerId' | 'breweryId' | 'beerName' | 'userId'>,
  change: { isHad: false } | ({ isHad: true } & BeerReview),
): void {
  const { isHad, ...review } = change;
  const before = waitingBeers().find((one) => isSame(one, place));
  const next: WaitingBeer = {
    id: newItemId(),
    ...place,
    isHad,
    words: isHad ? { ...before?.words, ...review } : {},
    since: before?.since ?? Date.now(),
  };
  list.put(next, (one) => isSame(one, place));
}

/** Marks a change that the server refused; it stays until the person changes or discards it. */
export function refuseWaitingBeer(change: WaitingBeer, problem: string): void {
  list.update(change, { problem });
}

/** Allows to send a refused change again. */
export function retryWaitingBeer(change: WaitingBeer): void {
  const { problem: _, ...again } = change;
  list.put(again, ({ id }) => id === change.id);
}

/** Removes a change that was sent or discarded, unless another one has replaced it since. */
export const removeWaitingBeer = list.remove;

function isSame(a: { beerId: string; userId: string }, b: { beerId: string; userId: string }) {
  return a.beerId === b.beerId && a.userId === b.userId;
}

function isWaitingBeer(value: unknown): value is WaitingBeer {
  const one = Object(value);
  return (
    ['id', 'beerId', 'breweryId', 'userId'].every((key) => typeof one[key] === 'string') &&
    typeof one.isHad === 'boolean' &&
    typeof one.words === 'object' &&
    typeof one.since === 'number'
  );
}
