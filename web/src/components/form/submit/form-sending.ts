import { refusal } from '../../../data/errors.ts';
import type { FormDraft } from '../form-values.ts';

/**
 * Saves a form. After an edit conflict it merges what others stored, and saves again if no field
 * needs a decision.
 * @throws the server's refusal
 */
export async function sendMerged<Name extends string, Seen>(
  draft: Pick<FormDraft<Name, Seen>, 'seen' | 'mergeRemote'>,
  send: (basedOn: Seen | undefined) => Promise<unknown>,
): Promise<void> {
  try {
    await send(draft.seen());
  } catch (error) {
    const { code, current } = refusal(error);
    const changes = code === 'edit.conflict' ? draft.mergeRemote(current) : undefined;
    if (changes?.length !== 0) throw error;
    await send(draft.seen());
  }
}
