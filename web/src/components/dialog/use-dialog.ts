import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialogs that are open over the page, the one in front last. */
    dialogs?: string[] | undefined;
  }
}

/** An entry of the history that shows a dialog. */
export interface DialogState {
  open: boolean;
  /** Whether no other dialog lies over this one. */
  inFront: boolean;
  show: () => void;
  /** Closes it the way the browser's back does, which unsaved changes may hold up. */
  hide: () => void;
  /** Closes it whatever there is unsaved. */
  dismiss: () => void;
}

/**
 * A dialog's state, kept in the history so that the browser's back closes the dialog. One that is
 * opened from another lies over it.
 * @param name tells the page's dialogs apart
 */
export function useDialog(name: string): DialogState {
  const open = useLocation({ select: ({ state }) => state.dialogs?.includes(name) === true });
  const inFront = useLocation({ select: ({ state }) => state.dialogs?.at(-1) === name });
  const navigate = useNavigate();
  const { history } = useRouter();
  const isInFront = () => history.location.state.dialogs?.at(-1) === name;
  return {
    open,
    inFront,
    show: () =>
      void navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, dialogs: [...(state.dialogs ?? []), name] }),
        resetScroll: false,
      }),
    hide: () => {
      if (isInFront()) history.back();
    },
    dismiss: () => {
      if (isInFront()) history.back({ ignoreBlocker: true });
    },
  };
}

/**
 * The same for a question, which is open only where it was just asked: neither a reload nor the
 * browser's forward opens it again, on which a tap could do what was asked about.
 */
export function useQuestion(name: string): DialogState {
  const dialog = useDialog(name);
  const [isAsked, setAsked] = useState(false);
  const isStale = dialog.inFront && !isAsked;

  const closeStale = useEffectEvent(() => dialog.dismiss());
  useEffect(() => {
    if (isStale) closeStale();
  }, [isStale]);
  useEffect(() => {
    if (!dialog.open) setAsked(false);
  }, [dialog.open]);
  return {
    ...dialog,
    open: dialog.open && isAsked,
    show: () => {
      setAsked(true);
      dialog.show();
    },
  };
}
