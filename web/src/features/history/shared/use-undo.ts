import type { ReactNode } from 'react';
import { errorMessage, isFinal, refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { useSession } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/** The domains whose changes can be undone. */
const domains = [
  'breweries',
  'events',
  'beers',
  'news',
  'staff',
  'boards',
  'podcast',
  'settings',
  'history',
] as const;

/** A call that undoes a change, after a conflict with what the person chose. */
export interface UndoInput {
  seq: number;
  fields?: string[];
  basedOn?: Record<string, string | null>;
}

/**
 * Undoes a change of the history. A toast says how it ended; fields that changed again since are the
 * caller's, who lets the person choose.
 * @param retry returns the toast's button for another try, where one may succeed
 */
export function useUndo(retry?: (input: UndoInput) => ReactNode) {
  const invalidate = useInvalidate();
  const session = useSession();
  return trpc.history.undo.useMutation({
    onSuccess: () => showToast({ type: 'success', title: 'Undone' }),
    onError: (error, { seq }) => {
      if (refusal(error).code === 'edit.conflict') return;
      const button = isFinal(error) ? undefined : retry?.({ seq });
      showToast({ type: 'error', title: 'Not undone', description: errorMessage(error), button });
    },
    onSettled: async () => {
      // Who undoes that they left a team has its tools again.
      await session.refresh();
      for (const domain of domains) invalidate(domain);
    },
  });
}
