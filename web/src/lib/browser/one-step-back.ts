import type { RouterHistory } from '@tanstack/react-router';

/**
 * Makes a history go back once, however often it is asked before the browser has done so: with a
 * double tap that closes a dialog, the second step would leave the page under it.
 * @returns the same history
 */
export function oneStepBack<History extends Pick<RouterHistory, 'back' | 'go' | 'subscribe'>>(
  history: History,
): History {
  let isLeaving = false;
  const arrived = () => {
    isLeaving = false;
  };
  const once =
    <Args extends unknown[]>(leave: (...args: Args) => void) =>
    (...args: Args) => {
      if (isLeaving) return;
      isLeaving = true;
      leave(...args);
    };
  history.back = once(history.back);
  history.go = once(history.go);
  // A step that a guard of unsaved changes blocks reports `popstate` alone.
  window.addEventListener('popstate', arrived);
  window.addEventListener('pageshow', arrived);
  history.subscribe(arrived);
  return history;
}
