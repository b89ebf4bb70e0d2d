import { type RefCallback, useCallback } from 'react';

/**
 * Watches an element that the person may scroll to.
 * @param onNear called when the element comes near the window; undefined to wait
 * @param margin how far below the window counts as near, as a CSS length
 * @returns the ref for that element
 */
export function useNearWindow(
  onNear: (() => void) | undefined,
  margin: string,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) onNear?.();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onNear, margin],
  );
}
