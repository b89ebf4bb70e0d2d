import { type PointerEvent, useRef } from 'react';

/** How far to the right a note is swiped until it goes, in pixels (specification, part 9). */
const SWIPE_THRESHOLD = 50;

/**
 * Pointer handlers for a note that follows the finger to the right, by `--swipe`.
 * @param dismiss called once the note was let go past the threshold
 */
export function useSwipeRight(dismiss: () => void) {
  const start = useRef<number>(undefined);

  const follow = (note: HTMLElement, distance: number) => {
    note.style.setProperty('--swipe', `${Math.max(0, distance)}px`);
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    if (start.current === undefined) return;
    const gone = event.type === 'pointerup' && event.clientX - start.current >= SWIPE_THRESHOLD;
    start.current = undefined;
    delete event.currentTarget.dataset.swiping;
    follow(event.currentTarget, gone ? window.innerWidth : 0);
    if (gone) dismiss();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.dataset.swiping = '';
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) follow(event.currentTarget, event.clientX - start.current);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
