import { localStore } from '../../lib/browser/storage.ts';
import { putCall } from './calls/put-call.ts';
import type { WaitingCall } from './calls/waiting-calls.ts';
import { CHANGED_ELSEWHERE } from './kinds/notes.ts';
import { OLD_LISTS } from './waiting-names.ts';

type OldItem = Readonly<Record<string, unknown>>;

/** Moves what an earlier release stored in lists of their own to the waiting calls. */
export function moveOldLists(): void {
  for (const name of OLD_LISTS) {
    for (const item of localStore.read(name, Array.isArray) ?? []) {
      const call = callOf(name, Object(item));
      if (call) putCall(call);
    }
    localStore.remove(name);
  }
}

/** Returns an item of an old list as a call; undefined if it cannot be read. */
function callOf(name: (typeof OLD_LISTS)[number], item: OldItem): WaitingCall | undefined {
  const { id, userId, breweryId, beerId, isTold, problem } = item;
  if (!(isText(id) && isText(userId) && isText(breweryId))) return undefined;
  const common = {
    ...{ id, userId },
    // An id begins with the time at which it was made.
    since: Number(item.since ?? Number.parseInt(id, 10)) || Date.now(),
    ...(isTold === true && { isTold }),
    ...(isText(problem) && { problem }),
  };
  const about = isText(item.about) ? item.about : 'a brewery';
  if (name === 'draft.favorites') {
    const isFavorite = item.isFavorite === true;
    return { ...common, kind: 'favorite', about, input: { breweryId }, isFavorite };
  }
  if (name === 'draft.brewery-notes') {
    const { notes, seen, sent, conflict } = item;
    if (!(isText(notes) && isText(seen))) return undefined;
    return {
      ...{ ...common, kind: 'notes', about, input: { breweryId }, notes, seen },
      ...(Array.isArray(sent) && { sent: sent.filter(isText) }),
      ...(isText(conflict) && { conflict, problem: CHANGED_ELSEWHERE }),
    };
  }
  if (!isText(beerId)) return undefined;
  return {
    ...{ ...common, kind: 'mark', input: { beerId, breweryId } },
    about: isText(item.beerName) ? item.beerName : 'a beer',
    isHad: item.isHad === true,
    review: Object(item.words),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
