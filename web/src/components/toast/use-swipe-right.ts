import { type PointerEvent, useRef } from 'react';

/** The distance of a swipe to the right that closes a toast, in pixels. */
const SWIPE_THRESHOLD = 50;

/**
 * Returns pointer handlers for a toast that follows the finger to the right, by `--swipe`.
 * @param onSwiped called when the finger is lifted beyond the threshold
 */
export function useSwipeRight(onSwiped: () => void) {
  const start = useRef<number>(undefined);

  const release = (event: PointerEvent<HTMLElement>) => {
    if (start.current === undefined) return;
    const isSwiped = event.clientX - start.current >= SWIPE_THRESHOLD;
    start.current = undefined;
    delete event.currentTarget.dataset.swiping;
    event.currentTarget.style.removeProperty('--swipe');
    if (isSwiped && event.type === 'pointerup') onSwiped();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.dataset.swiping = '';
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      const distance = Math.max(0, event.clientX - start.current);
      event.currentTarget.style.setProperty('--swipe', `${distance}px`);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
