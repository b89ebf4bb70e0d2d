import { showToast } from '../../../lib/toast.ts';
import { refusal } from '../../errors.ts';
import { queryKey } from '../../preloads/preloaded-queries.ts';
import { type CallOf, waitingCalls } from '../calls/waiting-calls.ts';
import type { Kind, SendingDeps } from './kind.ts';

/** The reason shown with notes that another device changed before they were sent. */
export const CHANGED_ELSEWHERE =
  'Another device saved this note meanwhile. Open it to choose which one stays.';

export const notes: Kind<CallOf<'notes'>> = {
  name: 'note',
  domain: 'breweries',
  refused: () => 'Notes not saved',
  send: async (deps, call) => {
    const stored = await saveNotes(deps, call);
    const { breweryId: id } = call.input;
    deps.queryClient.setQueryData(queryKey('breweries.notes', { id }), stored);
    showToast({ type: 'success', title: 'Notes saved' });
  },
  isTyped: () => true,
  afterRefusal: (error) => {
    const conflict = storedNotes(error);
    return conflict === undefined ? undefined : { conflict, problem: CHANGED_ELSEWHERE };
  },
};

/** Saves notes, unless another device changed them since this one saw them. */
async function saveNotes({ client }: SendingDeps, call: CallOf<'notes'>) {
  const { seen, sent = [], input } = call;
  const send = (basis: string) =>
    client.breweries.setNotes.mutate({
      ...{ id: input.breweryId, notes: call.notes },
      basedOn: { notes: basis },
    });
  waitingCalls.update(call, { sent: [...new Set(sent).add(call.notes)] });
  try {
    return await send(seen);
  } catch (error) {
    const stored = storedNotes(error);
    // The notes that this device sent before, whose response was lost.
    if (stored === undefined || !sent.includes(stored)) throw error;
    return await send(stored);
  }
}

/** Returns the stored notes with a conflict; undefined for other errors. */
function storedNotes(error: unknown): string | undefined {
  const { code, current } = refusal(error);
  const stored = Object(current).notes;
  return code === 'edit.conflict' && typeof stored === 'string' ? stored : undefined;
}
