import { useSyncExternalStore } from 'react';
import type { WaitingFavorite } from '../../data/favorites/waiting-favorites.ts';
import { waitingFavorites } from '../../data/favorites/waiting-favorites.ts';
import { useCurrentUser } from '../../data/session.ts';
import { retryCall } from '../../data/waiting/calls/send-calls.ts';
import { type WaitingCall, waitingCalls } from '../../data/waiting/calls/waiting-calls.ts';
import {
  onWaitingBeers,
  removeWaitingBeer,
  retryWaitingBeer,
  type WaitingBeer,
  waitingBeers,
} from '../beers/shared/had/waiting-beers.ts';
import { type WaitingNotes, waitingNotes } from '../breweries/shared/notes/waiting-notes.ts';
import { discardChange, retryChange, useWaiting } from '../logbook/shared/waiting/use-waiting.ts';
import type { WaitingChange } from '../logbook/shared/waiting/waiting-types.ts';

/** A change that the server does not have yet, in words. */
export interface WaitingRow {
  key: string;
  title: string;
  /** When it was made, in milliseconds since 1970. */
  since?: number | undefined;
  /** Why the server refused it, as a sentence. */
  problem?: string | undefined;
  /** Tries a refused one again; undefined where that cannot help. */
  retry?: (() => void) | undefined;
  /** Removes it from this phone. */
  drop: () => void;
}

/** Returns everything that waits on this phone for the signed-in person, refused ones first. */
export function useWaitingRows(): readonly WaitingRow[] {
  const userId = useCurrentUser()?.id;
  const calls = useSyncExternalStore(waitingCalls.subscribe, waitingCalls.all);
  const favorites = useSyncExternalStore(waitingFavorites.subscribe, waitingFavorites.all);
  const beers = useSyncExternalStore(onWaitingBeers, waitingBeers);
  const notes = useSyncExternalStore(waitingNotes.subscribe, waitingNotes.all);
  const { changes } = useWaiting();
  const ofUser = <Item extends { userId: string }>(items: readonly Item[]) =>
    items.filter((item) => item.userId === userId);
  const rows = [
    ...ofUser(calls).map(rowOfCall),
    ...ofUser([...changes.values()]).map(rowOfChange),
    ...ofUser(beers).map(rowOfBeer),
    ...ofUser(notes).map(rowOfNotes),
    ...ofUser(favorites).map(rowOfFavorite),
  ];
  return rows.toSorted((a, b) => Number(b.problem !== undefined) - Number(a.problem !== undefined));
}

function rowOfCall(call: WaitingCall): WaitingRow {
  return {
    key: call.id,
    title: titleOfCall(call),
    since: call.since,
    problem: call.problem,
    retry: () => retryCall(call),
    drop: () => {
      waitingCalls.remove(call);
      // Its note and its pictures have no check-in any more.
      if (call.kind === 'checkin') discardChange(call.id);
    },
  };
}

function titleOfCall(call: WaitingCall): string {
  if (call.kind === 'checkin') return `Check-in at ${call.about}`;
  if (call.kind === 'wish') return `${call.about} ${call.isWished ? 'on' : 'off'} your wish list`;
  return call.isGoing ? `Coming to ${call.about}` : `Not coming to ${call.about}`;
}

function rowOfChange({ entry, notes, photos, since, problem }: WaitingChange): WaitingRow {
  const what = [notes !== undefined && 'Note', photos && 'Pictures'].filter(Boolean).join(' and ');
  return {
    key: `change ${entry.id}`,
    title: `${what || 'Privacy'} on your check-in at ${entry.breweryName}`,
    since,
    problem,
    retry: () => retryChange(entry.id),
    drop: () => discardChange(entry.id),
  };
}

function rowOfBeer(change: WaitingBeer): WaitingRow {
  const { id, isHad, since, problem } = change;
  const beer = change.beerName ?? 'a beer';
  return {
    key: id,
    title: isHad ? `Had ${beer}` : `Not had ${beer}`,
    since,
    problem,
    retry: () => retryWaitingBeer(change),
    drop: () => removeWaitingBeer(change),
  };
}

function rowOfNotes(item: WaitingNotes): WaitingRow {
  return {
    key: item.id,
    title: `Note on ${item.about ?? 'a brewery'}`,
    problem:
      item.conflict === undefined
        ? undefined
        : 'Another device saved this note meanwhile. Open the brewery to choose which one stays.',
    drop: () => waitingNotes.remove(item),
  };
}

function rowOfFavorite(wish: WaitingFavorite): WaitingRow {
  const brewery = wish.about ?? 'a brewery';
  return {
    key: wish.id,
    title: wish.isFavorite ? `Favorite ${brewery}` : `${brewery} no longer a favorite`,
    drop: () => waitingFavorites.remove(wish),
  };
}
