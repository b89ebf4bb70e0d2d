import { useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../data/session.ts';
import { type WaitingCall, waitingCalls } from '../../data/waiting/calls/waiting-calls.ts';
import { retryCall } from '../../data/waiting/send-calls.ts';
import { discardChange, retryChange, useWaiting } from '../logbook/shared/waiting/use-waiting.ts';
import type { WaitingChange } from '../logbook/shared/waiting/waiting-types.ts';

/** A change that the server does not have yet, in words. */
export interface WaitingRow {
  key: string;
  title: string;
  /** When it was made, in milliseconds since 1970. */
  since: number;
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
  const { changes } = useWaiting();
  const ofUser = <Item extends { userId: string }>(items: readonly Item[]) =>
    items.filter((item) => item.userId === userId);
  const rows = [...ofUser(calls).map(rowOfCall), ...ofUser([...changes.values()]).map(rowOfChange)];
  return rows.toSorted((a, b) => Number(b.problem !== undefined) - Number(a.problem !== undefined));
}

function rowOfCall(call: WaitingCall): WaitingRow {
  return {
    key: call.id,
    title: titleOfCall(call),
    since: call.since,
    problem: call.problem,
    // Only a choice ends a conflict.
    retry: 'conflict' in call ? undefined : () => retryCall(call),
    drop: () => {
      waitingCalls.remove(call);
      // Its note and its pictures have no check-in any more.
      if (call.kind === 'checkin') discardChange(call.id);
    },
  };
}

function titleOfCall(call: WaitingCall): string {
  const { about } = call;
  switch (call.kind) {
    case 'checkin':
      return `Check-in at ${about}`;
    case 'tap':
      return 'Tap on a tag';
    case 'place':
      return `${call.isGoing ? 'Coming' : 'Not coming'} to ${about}`;
    case 'wish':
      return `${about} ${call.isWished ? 'on' : 'off'} your wish list`;
    case 'favorite':
      return call.isFavorite ? `Favorite ${about}` : `${about} no longer a favorite`;
    case 'notes':
      return `Note on ${about}`;
    case 'mark':
      return `${call.isHad ? 'Had' : 'Not had'} ${about}`;
  }
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
