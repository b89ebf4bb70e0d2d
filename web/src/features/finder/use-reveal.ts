import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to an element and focuses it.
 * @param when each new value scrolls; undefined does not
 * @returns the ref for the element, which must be focusable by script
 */
export function useReveal<Revealed extends HTMLElement = HTMLElement>(
  when: number | undefined,
): RefObject<Revealed | null> {
  const element = useRef<Revealed>(null);
  useEffect(() => {
    if (when === undefined) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
    element.current?.focus({ preventScroll: true });
  }, [when]);
  return element;
}
