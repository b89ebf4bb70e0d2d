import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { invalidate, OfflineStoreContext } from '../../../../data/invalidate.ts';
import { useSession } from '../../../../data/session.ts';
import { trpc } from '../../../../data/trpc.ts';
import type { Sender } from '../../../../data/waiting/sender.ts';
import { storeEntry } from '../store-entry.ts';
import { createChangesSender, TYPING_MS } from './changes-sender.ts';
import { waiting } from './waiting-changes.ts';
import type { EntryChange, Waiting, WaitingChange } from './waiting-types.ts';

let sender: { of: unknown; sender: Sender; onSaved: (entry: LogbookEntry) => void } | undefined;
const savedListeners = new Set<(entry: LogbookEntry) => void>();

/**
 * Starts to send waiting changes, until the page is left: also those of a sheet that was closed.
 */
export function useChangesSender(): void {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const store = useContext(OfflineStoreContext);
  const session = useSession();
  useEffect(() => {
    if (sender?.of === queryClient) return;
    sender?.sender.stop();
    const onSaved = (entry: LogbookEntry) => {
      storeEntry({ queryClient, store }, entry);
      for (const listener of savedListeners) listener(entry);
    };
    const userId = () => (session.isCurrent() ? session.user()?.id : undefined);
    const refresh = () => void session.refresh();
    const onPrivacySaved = () => {
      refresh();
      // The logbook stays: its lists have the check-in already.
      invalidate({ queryClient, store }, 'users');
    };
    const deps = { client, waiting, userId, onSaved, onPrivacySaved, onSignedOut: refresh };
    sender = { of: queryClient, sender: createChangesSender(deps), onSaved };
  }, [client, queryClient, store, session]);
}

/** Calls a listener with each check-in that the server has changed. */
export function useSavedEntry(listener: (entry: LogbookEntry) => void): void {
  useEffect(() => {
    savedListeners.add(listener);
    return () => void savedListeners.delete(listener);
  }, [listener]);
}

/** Returns the waiting changes of this browser. */
export function useWaiting(): Waiting {
  useEffect(() => void waiting.load(), []);
  return useSyncExternalStore(waiting.subscribe, waiting.current, waiting.current);
}

/** Returns the waiting change of a check-in. */
export function useWaitingChange(checkinId: string): WaitingChange | undefined {
  const changeOf = () => waiting.current().changes.get(checkinId);
  return useSyncExternalStore(waiting.subscribe, changeOf, changeOf);
}

/**
 * Changes a check-in: stored in this browser at once, and sent when there is a connection.
 * @param when `soon` while a note is being typed
 */
export function changeEntry(
  entry: LogbookEntry,
  userId: string,
  change: EntryChange,
  when: 'now' | 'soon' = 'now',
): void {
  waiting.change(entry, userId, change);
  sender?.sender.wake(when === 'soon' ? TYPING_MS : undefined);
}

/** Sends the waiting changes now, after the person asked for it or left the note. */
export function sendWaiting(): void {
  sender?.sender.wake();
}

/** Removes a refused change; the check-in stays as the server has it. */
export function discardChange(checkinId: string): void {
  waiting.discard(checkinId);
}

/** Ends the conflict of a note: keeps the typed one, or takes the one of the other device. */
export function chooseNote(checkinId: string, which: 'own' | 'other'): void {
  const change = waiting.current().changes.get(checkinId);
  if (!change?.conflict) return;
  // The lists get the other note, on which the typed one is then based.
  sender?.onSaved({ ...change.entry, ...change.conflict });
  waiting.choose(checkinId, which);
  sendWaiting();
}

/** Tries a change again that failed or that the server refused. */
export function retryChange(checkinId: string): void {
  waiting.retry(checkinId);
  sendWaiting();
}
