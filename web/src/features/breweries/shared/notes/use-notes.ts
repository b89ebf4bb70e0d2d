import { useSyncExternalStore } from 'react';
import { useSignedInUser } from '../../../../data/session.ts';
import { trpc } from '../../../../data/trpc.ts';
import { usePutCall } from '../../../../data/waiting/calls/put-call.ts';
import { useWaitingCall } from '../../../../data/waiting/calls/use-waiting-call.ts';
import { type CallOf, waitingCalls } from '../../../../data/waiting/calls/waiting-calls.ts';
import { newItem } from '../../../../data/waiting/waiting-list.ts';
import { notesDraft, onNotesDraft, storeDraft } from './notes-draft.ts';

export type Notes = ReturnType<typeof useNotes>;

/**
 * Returns the state of the person's notes about a brewery. Unsaved text is stored on this device, so
 * that a closed sheet loses nothing; saved text waits there until the server has it.
 */
export function useNotes({ id: breweryId, name: about }: { id: string; name: string }) {
  const { id: userId } = useSignedInUser();
  const place = { userId, breweryId };
  const stored = trpc.breweries.notes.useQuery({ id: breweryId });
  const { breweries } = trpc.useUtils();
  const draft = useSyncExternalStore(onNotesDraft, () => notesDraft(place), none);
  const waiting = useWaitingCall('notes', breweryId);
  const putCall = usePutCall();

  const seen = stored.data?.notes;
  const { conflict, problem } = waiting ?? {};
  const isRefused = problem !== undefined && conflict === undefined;
  const saved = isRefused ? seen : (waiting?.notes ?? seen);
  const text = draft ?? waiting?.notes ?? seen;
  /** Removes the refused text, which another one replaces. */
  const dropRefused = () => {
    if (waiting && isRefused) waitingCalls.remove(waiting);
  };
  const save = (notes: string, more: Pick<CallOf<'notes'>, 'seen' | 'sent'>) =>
    putCall({
      ...{ ...newItem(userId), ...more },
      ...{ kind: 'notes', about, input: { breweryId }, notes },
    });
  return {
    /** Undefined until the server or this device has answered. */
    text,
    isUnsaved: text !== undefined && text !== saved,
    /** Why the server refused the text, as a sentence. */
    problem: isRefused ? problem : undefined,
    /** Whether the saved text could not be sent yet. */
    isWaiting: waiting?.isTold === true && problem === undefined,
    /** The versions to choose from, if another device saved other notes meanwhile. */
    conflict:
      waiting && conflict !== undefined
        ? { was: waiting.seen, now: conflict, own: waiting.notes }
        : undefined,
    error: stored.error,
    retry: () => void stored.refetch(),
    write: (next: string) => {
      dropRefused();
      storeDraft(place, next === saved ? undefined : next);
    },
    /** Restores the saved text; undefined until it is known. */
    discard:
      saved === undefined
        ? undefined
        : () => {
            dropRefused();
            storeDraft(place, undefined);
          },
    /** Saves the text: shown as saved at once, and sent when there is a connection. */
    save: (notes: string) => {
      const { sent } = waiting ?? {};
      // Unknown notes count as none, so that they are not overwritten.
      save(notes, { seen: waiting?.seen ?? seen ?? '', ...(sent && { sent }) });
      storeDraft(place, undefined);
    },
    /** Ends the conflict: keeps the notes of this device, or takes those of the other one. */
    choose: (which: 'own' | 'other') => {
      if (!waiting || conflict === undefined) return;
      breweries.notes.setData({ id: breweryId }, { notes: conflict });
      if (which === 'other') waitingCalls.remove(waiting);
      else save(waiting.notes, { seen: conflict });
    },
  };
}

function none(): undefined {}
