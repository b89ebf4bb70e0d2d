import { useState } from 'react';
import { errorMessage } from '../../../data/errors.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import { localStore } from '../../../lib/browser/storage.ts';
import { personTag } from '../../../lib/text/person-tag.ts';
import { showToast } from '../../../lib/toast.ts';
import { useOnce } from '../../../lib/use-once.ts';

/**
 * Returns the state of the person's notes about a brewery. Unsaved text is stored on this device,
 * so that a closed sheet or a lost connection does not lose it.
 * @param onSaved called when the server has stored them
 */
export function useNotes(breweryId: string, onSaved: () => void) {
  const { id: userId } = useSignedInUser();
  const draftKey = `notesDraft.${breweryId}.${personTag(userId)}`;
  const utils = trpc.useUtils();
  const stored = trpc.breweries.notes.useQuery({ id: breweryId });
  const [draft, setDraft] = useState(() => localStore.read(draftKey, isText));

  const storeDraft = (text: string | undefined) => {
    setDraft(text);
    if (text === undefined) localStore.remove(draftKey);
    else localStore.write(draftKey, text);
  };
  const saving = trpc.breweries.setNotes.useMutation({
    onSuccess: ({ notes }) => {
      utils.breweries.notes.setData({ id: breweryId }, { notes });
      storeDraft(undefined);
      showToast({ type: 'success', title: 'Notes saved' });
      onSaved();
    },
    onError: (error) => {
      showToast({ type: 'error', title: 'Notes not saved', description: errorMessage(error) });
    },
  });

  const save = useOnce(saving);

  const saved = stored.data?.notes;
  return {
    /** Undefined until the server or this device has answered. */
    text: draft ?? saved,
    isUnsaved: draft !== undefined && draft !== saved,
    isSaving: saving.isPending,
    error: stored.error,
    retry: () => void stored.refetch(),
    write: (text: string) => storeDraft(text === saved ? undefined : text),
    /** Restores the saved text; undefined until it is known. */
    discard: saved === undefined ? undefined : () => storeDraft(undefined),
    save: (notes: string) => save({ id: breweryId, notes }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
