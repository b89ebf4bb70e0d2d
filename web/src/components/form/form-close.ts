import { useRouter } from '@tanstack/react-router';

/**
 * Closes every dialog over the page at once, whatever is unsaved in them: for when what they
 * edited is gone.
 * @returns does it, and calls back once the page is what the history shows
 */
export function useCloseDialogs(): (onClosed?: () => void) => void {
  const { history } = useRouter();
  return (onClosed) => {
    const stop = history.subscribe(() => {
      stop();
      onClosed?.();
    });
    history.go(-(history.location.state.dialogs?.length ?? 0), { ignoreBlocker: true });
  };
}
