import { useBlocker, useRouter } from '@tanstack/react-router';
import { createContext, useCallback, useRef, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import type { FormState } from '../form-state.ts';

/** What is asked before unsaved changes are lost. */
export interface UnsavedGuard {
  asking: boolean;
  /** Back to the changes. */
  keep: () => void;
  /** Goes on without them. */
  discard: () => void;
  /** Does what loses the changes, after asking where there are any. */
  leave: (what: () => void) => void;
}

/** For what stands in a form and ends it in another way: the form's own `leave`. */
export const FormLeave = createContext<UnsavedGuard['leave']>((what) => what());

/**
 * Asks before a page or a dialog whose form has unsaved changes is left. A dialog closes by going
 * back in the history, so that one guard does for both. A reload is let through, since the draft
 * survives it, and so is the way to sign-in after a session has ended.
 */
export function useFormGuard(form: Pick<FormState<string>, 'isUnsaved' | 'discard'>): UnsavedGuard {
  const session = useSession();
  const { history } = useRouter();
  const openDialogs = useCallback(() => history.location.state.dialogs?.length ?? 0, [history]);
  const [depth] = useState(openDialogs);
  const [asked, setAsked] = useState<{ what: () => void }>();
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
    asking: asked !== undefined || blocker.status === 'blocked',
    keep: () => {
      setAsked(undefined);
      blocker.reset?.();
    },
    discard: () => {
      form.discard();
      setAsked(undefined);
      asked?.what();
      blocker.proceed?.();
    },
    leave: (what) => (form.isUnsaved() ? setAsked({ what }) : what()),
  };
}
