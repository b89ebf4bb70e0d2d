import { refusal } from '../../../data/errors.ts';
import type { FormDraft } from '../form-values.ts';

/**
 * Sends a form. What others stored meanwhile is merged into it; where that leaves nothing to ask,
 * the form is sent once more over what they stored.
 * @throws what the server refused it with
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
