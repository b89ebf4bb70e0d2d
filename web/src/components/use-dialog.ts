import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog that is open over the page. */
    dialog?: string | undefined;
  }
}

/**
 * A dialog's state, kept in the history so that the browser's back closes the dialog.
 * @param name tells the page's dialogs apart
 */
export function useDialog(name: string) {
  const open = useLocation({ select: ({ state }) => state.dialog === name });
  const navigate = useNavigate();
  const router = useRouter();
  return {
    open,
    show: () =>
      navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, dialog: name }),
        resetScroll: false,
      }),
    hide: () => {
      if (router.history.location.state.dialog === name) router.history.back();
    },
  };
}
