import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The distance from which releasing the finger refreshes, in CSS pixels. */
const FAR = 110;
/** The share of the finger's distance that the indicator moves, and the distance where it stops. */
const SHARE = 0.6;
const MOST = 130;

/**
 * Follows a finger that pulls the page down from its top, without blocking the scrolling.
 * @param sign the indicator: gets `--pull` and `--turn`, and `data-pulling` meanwhile
 * @param onPulled called when the finger is lifted beyond the threshold
 * @returns whether lifting the finger now would refresh
 */
export function usePullDown(sign: RefObject<HTMLElement | null>, onPulled: () => void): boolean {
  const [isFar, setFar] = useState(false);
  const pulled = useEffectEvent(onPulled);

  useEffect(() => {
    let from: { x: number; y: number } | undefined;
    let distance = 0;

    const show = (pixels: number) => {
      distance = pixels;
      setFar(pixels >= FAR);
      const element = sign.current;
      if (!element) return;
      element.toggleAttribute('data-pulling', pixels > 0);
      element.style.setProperty('--pull', `${Math.min(pixels, MOST) * SHARE}px`);
      element.style.setProperty('--turn', `${Math.min(pixels, MOST) * 2}deg`);
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const touch = touches.length === 1 && isAtTop(target) ? touches[0] : undefined;
      from = touch && { x: touch.clientX, y: touch.clientY };
    };
    const follow = ({ touches }: TouchEvent) => {
      const touch = touches[0];
      if (!from || !touch) return;
      const down = touch.clientY - from.y;
      const isPull = distance > 0 || down > 2 * Math.abs(touch.clientX - from.x);
      if (window.scrollY > 0 || down < 0 || !isPull) from = undefined;
      show(from ? down : 0);
    };
    const letGo = ({ type }: TouchEvent) => {
      if (type === 'touchend' && distance >= FAR) pulled();
      from = undefined;
      show(0);
    };

    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    window.addEventListener('touchstart', begin, options);
    window.addEventListener('touchmove', follow, options);
    window.addEventListener('touchend', letGo, options);
    window.addEventListener('touchcancel', letGo, options);
    return () => stop.abort();
  }, [sign]);

  return isFar;
}

/** Not in a dialog, which scrolls by itself. */
function isAtTop(target: EventTarget | null): boolean {
  return window.scrollY <= 0 && target instanceof Element && target.closest('main') !== null;
}
