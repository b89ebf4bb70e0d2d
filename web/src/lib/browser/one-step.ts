import type { RouterHistory } from '@tanstack/react-router';
import { nextPaint } from './next-paint.ts';
import { markTapped } from './tapped.ts';

/**
 * Makes a history take one step for the taps of a moment. It goes back once, however often it is asked
 * before the browser has done so: with a double tap that closes a dialog, the second step would leave the
 * page under it. It opens another page after the tap is painted, with what was tapped marked, and only the last
 * one of those that are opened before.
 * @returns the same history
 */
export function oneStep<History extends RouterHistory>(history: History): History {
  const { back, go, push } = history;
  let isLeaving = false;
  const arrive = () => {
    isLeaving = false;
  };
  const leave = (act: () => void) => {
    if (isLeaving) return;
    isLeaving = true;
    act();
  };
  history.back = (options) => leave(() => back(options));
  history.go = (delta, options) => leave(() => go(delta, options));
  // Another page can be opened before the browser has gone back, or in place of that. The router
  // counts the subscribers of the history, so this must not be one.
  let opened = 0;
  history.push = async (...args) => {
    opened += 1;
    const number = opened;
    markTapped();
    if (!isLeaving) await nextPaint();
    if (number !== opened) return;
    arrive();
    push(...args);
  };
  window.addEventListener('popstate', arrive);
  window.addEventListener('pageshow', arrive);
  return history;
}
