import { type RefCallback, useCallback } from 'react';

/** How far below the window the end counts as near, as a CSS margin. */
const MARGIN = '800px';

/**
 * Watches an element at the end of a list.
 * @param onNear called when the element comes near the window
 * @returns the ref for that element
 */
export function useEndInView(onNear: (() => void) | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) onNear?.();
        },
        { rootMargin: MARGIN },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onNear],
  );
}
