import type { ReactNode } from 'react';
import { PagedList, type PagedListProps } from './paged-list.tsx';

interface PagedRowsProps<Item> extends Omit<PagedListProps<Item>, 'children'> {
  /** What is above the items, such as their number. */
  head?: ReactNode;
  /** Renders an item. */
  children: (item: Item) => ReactNode;
}

/** A list that loads page by page, with a row for each item. */
export function PagedRows<Item extends { id: string }>(props: PagedRowsProps<Item>) {
  const { head, children, ...list } = props;
  return (
    <PagedList {...list}>
      {(items) => (
        <>
          {head}
          <ul>
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}
