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
  /** Closes the dialog by going back, which a guard of unsaved changes may block. */
  hide: () => void;
  /** Closes the dialog without asking about unsaved changes. */
  dismiss: () => void;
}

/**
 * Returns a dialog's state. It is stored in the browser's history, so that back closes the dialog;
 * a dialog opened from another one lies over it.
 * @param name unique among the page's dialogs
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
 * Returns the state of a confirmation. Neither a reload nor the browser's forward button opens it
 * again, since a tap there could confirm something by mistake.
 */
export function useConfirmation(name: string): DialogState {
  const dialog = useDialog(name);
  const [wasShown, setShown] = useState(false);
  const isStale = dialog.inFront && !wasShown;

  const closeStale = useEffectEvent(() => dialog.dismiss());
  useEffect(() => {
    if (isStale) closeStale();
  }, [isStale]);
  useEffect(() => {
    if (!dialog.open) setShown(false);
  }, [dialog.open]);
  return {
    ...dialog,
    open: dialog.open && wasShown,
    show: () => {
      setShown(true);
      dialog.show();
    },
  };
}
