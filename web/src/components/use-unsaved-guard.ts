import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import type { DialogState } from './use-dialog.ts';

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

/**
 * Holds a dialog open while it has unsaved changes, and asks first: for the browser's back, Escape
 * and every button that hides it. A reload is asked about by the browser.
 */
export function useUnsavedGuard(dialog: DialogState, isUnsaved: boolean): UnsavedGuard {
  const [asked, setAsked] = useState<{ what: () => void }>();
  useBlocker({
    disabled: !isUnsaved || !dialog.inFront,
    enableBeforeUnload: true,
    shouldBlockFn: ({ action }) => {
      if (action === 'PUSH' || action === 'REPLACE') return false;
      // Back while the question stands takes back the question.
      setAsked((present) => (present ? undefined : { what: dialog.dismiss }));
      return true;
    },
  });
  return {
    asking: asked !== undefined,
    keep: () => setAsked(undefined),
    discard: () => {
      setAsked(undefined);
      asked?.what();
    },
    leave: (what) => (isUnsaved ? setAsked({ what }) : what()),
  };
}
