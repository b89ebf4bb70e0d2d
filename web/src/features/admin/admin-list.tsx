import type { ReactNode } from 'react';
import { PagedList, type PagedListProps } from '../../components/list/paged-list.tsx';

interface AdminListProps<Item> extends Omit<PagedListProps<Item>, 'children'> {
  /** What is above the items, such as their number. */
  head?: ReactNode;
  /** Renders an item. */
  children: (item: Item) => ReactNode;
}

/** A list of the administration that loads page by page, with a row for each item. */
export function AdminList<Item extends { id: string }>(props: AdminListProps<Item>) {
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
