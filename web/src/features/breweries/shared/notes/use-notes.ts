import { useEffect, useSyncExternalStore } from 'react';
import { useSession, useSignedInUser } from '../../../../data/session.ts';
import { trpc } from '../../../../data/trpc.ts';
import { newItemId } from '../../../../data/waiting/waiting-list.ts';
import { notesDraft, onNotesDraft, storeDraft } from './notes-draft.ts';
import { putWaitingNotes, waitingNotes, waitingNotesOf } from './waiting-notes.ts';

/** No screen needs it at first. */
const loadSending = () => import('./send-notes.ts');

export type Notes = ReturnType<typeof useNotes>;

/**
 * Returns the state of the person's notes about a brewery. Unsaved text is stored on this device, so
 * that a closed sheet loses nothing; saved text waits there until the server has it.
 */
export function useNotes({ id: breweryId, name: about }: { id: string; name: string }) {
  const { id: userId } = useSignedInUser();
  const place = { userId, breweryId };
  const stored = trpc.breweries.notes.useQuery({ id: breweryId });
  const draft = useSyncExternalStore(onNotesDraft, () => notesDraft(place), none);
  const waiting = useSyncExternalStore(
    waitingNotes.subscribe,
    () => waitingNotesOf(userId, breweryId),
    none,
  );
  const setSaved = useSendNotes();

  const seen = stored.data?.notes;
  const saved = waiting?.notes ?? seen;
  const { conflict } = waiting ?? {};
  return {
    /** Undefined until the server or this device has answered. */
    text: draft ?? saved,
    isUnsaved: draft !== undefined && draft !== saved,
    /** Whether the saved text could not be sent yet. */
    isWaiting: waiting?.isTold === true && conflict === undefined,
    /** The versions to choose from, if another device saved other notes meanwhile. */
    conflict:
      waiting && conflict !== undefined
        ? { was: waiting.seen, now: conflict, own: waiting.notes }
        : undefined,
    error: stored.error,
    retry: () => void stored.refetch(),
    write: (text: string) => storeDraft(place, text === saved ? undefined : text),
    /** Restores the saved text; undefined until it is known. */
    discard: saved === undefined ? undefined : () => storeDraft(place, undefined),
    /** Saves the text: shown as saved at once, and sent when there is a connection. */
    save: (notes: string) => {
      // Unknown notes count as none, so that they are not overwritten.
      const basis = waiting?.seen ?? seen ?? '';
      const { sent } = waiting ?? {};
      putWaitingNotes({
        id: newItemId(),
        ...place,
        about,
        notes,
        seen: basis,
        ...(sent && { sent }),
      });
      storeDraft(place, undefined);
      void loadSending().then(({ sendNotes }) => sendNotes());
    },
    /** Ends the conflict: keeps the notes of this device, or takes those of the other one. */
    choose: (which: 'own' | 'other') => {
      if (!waiting || conflict === undefined) return;
      setSaved(breweryId, conflict);
      if (which === 'other') return waitingNotes.remove(waiting);
      putWaitingNotes({ id: newItemId(), ...place, about, notes: waiting.notes, seen: conflict });
      void loadSending().then(({ sendNotes }) => sendNotes());
    },
  };
}

function none(): undefined {}

/**
 * Sends the notes that wait in this browser, also those of an earlier visit.
 * @returns a function that shows the notes that the server has
 */
export function useSendNotes(): (breweryId: string, notes: string) => void {
  const session = useSession();
  const { client, breweries } = trpc.useUtils();
  const onSaved = (id: string, notes: string) => breweries.notes.setData({ id }, { notes });
  useEffect(() => {
    void loadSending().then(({ startSendingNotes }) =>
      startSendingNotes({ client, session, onSaved }),
    );
  });
  return onSaved;
}
