import { type ReactNode, startTransition, useCallback, useState } from 'react';
import { useNearWindow } from '../../lib/browser/use-near-window.ts';

/** How many items are added at a time: few enough for one frame of a slow phone. */
const STEP = 12;
/** How far below the window the end of the list makes it grow, as a CSS length. */
const END_MARGIN = '1200px';

interface GrowingListProps<Item> {
  items: readonly Item[];
  className: string | undefined;
  /** How many items are rendered at once. */
  first?: number | undefined;
  /** Whether other items are on the way that take their place. */
  isBehind?: boolean | undefined;
  /** What is shown below the list once all items are rendered. */
  end?: ReactNode;
  children: (item: Item, index: number) => ReactNode;
}

/** A list that renders its items as its end comes near the window, so that a long one is there at once. */
export function GrowingList<Item extends { id: string }>(props: GrowingListProps<Item>) {
  const { items, className, first = STEP, isBehind, end, children } = props;
  const [count, setCount] = useState(first);
  // A list that became shorter, as by a filter, begins again when it is long again.
  const most = Math.max(STEP, items.length);
  if (count > most) setCount(most);
  const grow = useCallback(() => startTransition(() => setCount((shown) => shown + STEP)), []);
  const last = useNearWindow(grow, END_MARGIN);
  return (
    <>
      <ul className={className} aria-busy={isBehind}>
        {items.slice(0, count).map((item, index) => (
          <li key={item.id}>{children(item, index)}</li>
        ))}
      </ul>
      {count < items.length ? <div ref={last} key={count} /> : end}
    </>
  );
}
