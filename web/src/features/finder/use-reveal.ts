import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the screen, and the reader, to an element.
 * @param when a new value moves there; undefined does not
 * @returns the ref for the element, which takes focus by script
 */
export function useReveal(when: number | undefined): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (when === undefined) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
    element.current?.focus({ preventScroll: true });
  }, [when]);
  return element;
}
