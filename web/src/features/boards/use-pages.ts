import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** How long a page is shown: ten beers are read in that time. */
const PAGE_MS = 12_000;

/**
 * Divides columns that are wider than their window into pages, and turns them.
 * @param columns an element with CSS columns of a fixed height, which go on to the right
 * @param content what the columns show: the pages are counted anew if it differs
 * @returns the page, from 0, their number, and how far the columns are moved to the left in pixels
 */
export function usePages(columns: RefObject<HTMLElement | null>, content: unknown) {
  const [{ pages, width }, setSize] = useState({ pages: 1, width: 0 });
  const [turned, setTurned] = useState(0);

  useLayoutEffect(() => {
    const element = columns.current;
    if (!element) return;
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      const ofPage = element.clientWidth + gap;
      const count = Math.max(1, Math.ceil((element.scrollWidth + gap - 1) / ofPage));
      setSize((before) =>
        before.pages === count && before.width === ofPage
          ? before
          : { pages: count, width: ofPage },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [columns, content]);

  useEffect(() => {
    if (pages === 1) return;
    const timer = setInterval(() => setTurned((count) => count + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);

  const page = turned % pages;
  return { page, pages, offset: page * width };
}
