import { useRouter } from '@tanstack/react-router';

/**
 * Returns a function that closes all open dialogs at once, without asking about unsaved changes.
 * @returns closes the dialogs, then calls `onClosed` once the history is back at the page
 */
export function useCloseDialogs(): (onClosed?: () => void) => void {
  const { history } = useRouter();
  return (onClosed) => {
    const open = history.location.state.dialogs?.length ?? 0;
    // Going 0 steps would load the page again.
    if (open === 0) return onClosed?.();
    const stop = history.subscribe(() => {
      stop();
      onClosed?.();
    });
    history.go(-open, { ignoreBlocker: true });
  };
}
