import { useBlocker, useRouter } from '@tanstack/react-router';
import { createContext, useCallback, useRef, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import type { FormState } from '../form-state.ts';

/** The question before unsaved changes are discarded. */
export interface UnsavedGuard {
  asking: boolean;
  /** Answers the question with "Keep Editing". */
  keep: () => void;
  /** Discards the changes and continues. */
  discard: () => void;
  /** Calls `what`, which discards the changes; asks first if there are any. */
  leave: (what: () => void) => void;
}

/** Gives components inside a form its `leave`, for actions that close the form in another way. */
export const FormLeave = createContext<UnsavedGuard['leave']>((what) => what());

/**
 * Asks before the person leaves a page or closes a dialog with unsaved changes. A dialog closes by
 * going back in the history, so one guard covers both. It does not ask on a reload, which the draft
 * survives, nor on the way to the sign-in page after the session has ended.
 */
export function useFormGuard(form: Pick<FormState<string>, 'isUnsaved' | 'discard'>): UnsavedGuard {
  const session = useSession();
  const { history } = useRouter();
  const openDialogs = useCallback(() => history.location.state.dialogs?.length ?? 0, [history]);
  const [depth] = useState(openDialogs);
  const [pending, setPending] = useState<{ what: () => void }>();
  const isUnsaved = useRef(form.isUnsaved);
  isUnsaved.current = form.isUnsaved;

  const blocker = useBlocker({
    enableBeforeUnload: false,
    withResolver: true,
    shouldBlockFn: useCallback(
      ({ action, current, next }) => {
        const isOpeningDialog = action === 'PUSH' && current.pathname === next.pathname;
        const isInFront = openDialogs() === depth;
        if (isOpeningDialog || !isInFront || !session.user()) return false;
        return isUnsaved.current();
      },
      [session, openDialogs, depth],
    ),
  });

  return {
    asking: pending !== undefined || blocker.status === 'blocked',
    keep: () => {
      setPending(undefined);
      blocker.reset?.();
    },
    discard: () => {
      form.discard();
      setPending(undefined);
      pending?.what();
      blocker.proceed?.();
    },
    leave: (what) => (form.isUnsaved() ? setPending({ what }) : what()),
  };
}
