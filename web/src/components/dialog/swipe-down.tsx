import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './swipe-down.module.css';

/** The distance of a slow swipe that closes a sheet, in pixels. */
const DISTANCE = 120;
/** The speed of a quick swipe that closes it, in pixels a millisecond, and its least distance. */
const QUICK = { speed: 0.5, distance: 30 };
/** The movement after which a touch is a swipe or scrolls, in pixels. */
const SLOP = 6;

interface SwipeDownProps {
  /** Called when the finger is lifted after a swipe down. */
  onSwiped: () => void;
}

/**
 * Lets the sheet around it follow a finger downwards, wherever its content cannot scroll up any more, and on
 * elements with `data-drags` always. Shows a grip on touch screens; the close button, Escape and the browser's back
 * button do the same.
 */
export function SwipeDown({ onSwiped }: SwipeDownProps) {
  const grip = useRef<HTMLDivElement>(null);
  const swiped = useEffectEvent(onSwiped);
  useLayoutEffect(() => {
    const sheet = grip.current?.parentElement;
    if (sheet) return followFinger(sheet, swiped);
  }, []);
  return <div ref={grip} className={styles.grip} data-drags aria-hidden />;
}

/** @returns a function that stops it */
function followFinger(sheet: HTMLElement, onSwiped: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let start: { x: number; y: number; at: number } | undefined;
  let distance: number | undefined;

  const end = (isLifted: boolean) => {
    const moved = distance ?? 0;
    const speed = start ? moved / Math.max(1, performance.now() - start.at) : 0;
    start = undefined;
    distance = undefined;
    delete sheet.dataset.swiping;
    const isQuick = speed > QUICK.speed && moved > QUICK.distance;
    if (isLifted && (moved > DISTANCE || isQuick)) onSwiped();
    else sheet.style.removeProperty('translate');
  };
  sheet.classList.add(styles.sheet ?? '');
  sheet.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const [touch] = touches;
      if (!touch || touches.length > 1 || isPanel() || isScrolled(target, sheet)) return;
      start = { x: touch.clientX, y: touch.clientY, at: performance.now() };
    },
    { signal, passive: true },
  );
  sheet.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const down = touch.clientY - start.y;
      if (distance === undefined) {
        const aside = Math.abs(touch.clientX - start.x);
        if (Math.max(Math.abs(down), aside) < SLOP) return;
        if (down < aside) {
          start = undefined;
          return;
        }
        sheet.dataset.swiping = '';
      }
      distance = Math.max(0, down);
      sheet.style.translate = `0 ${distance}px`;
      // The page behind it would scroll or reload.
      if (event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
  sheet.addEventListener('touchend', () => start && end(true), { signal });
  sheet.addEventListener('touchcancel', () => start && end(false), { signal });
  return () => stop.abort();
}

/** Returns whether the sheet came from the side (theme/dialog.recipe.ts). */
function isPanel(): boolean {
  return matchMedia('(width >= 700px) and (height >= 480px)').matches;
}

/**
 * Returns whether an element between the finger and the sheet can scroll up, or takes text. The title
 * of a sheet that scrolls as a whole stays in view, and does not scroll.
 */
function isScrolled(target: EventTarget | null, sheet: HTMLElement): boolean {
  let element = target instanceof HTMLElement ? target : null;
  if (element?.closest('[data-drags]')) return false;
  if (element?.matches('input[type=range], textarea:focus')) return true;
  for (; element && sheet.contains(element); element = element.parentElement) {
    if (element.scrollTop > 0) return true;
  }
  return false;
}
