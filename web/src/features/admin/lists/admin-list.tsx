import type { ReactNode } from 'react';
import { PagedList, type PagedListProps } from '../../../components/list/paged-list.tsx';
import { Panes, type PanesProps } from './panes.tsx';

interface AdminListProps<Item>
  extends Omit<PagedListProps<Item>, 'children'>,
    Omit<PanesProps<Item>, 'items'> {
  /** What is above the items, such as their number. */
  head?: ReactNode;
}

/** A list of the administration that loads page by page: cards on a phone, two panes on a wide screen. */
export function AdminList<Item extends { id: string }>(props: AdminListProps<Item>) {
  const { head, label, row, children, ...list } = props;
  return (
    <PagedList {...list}>
      {(items) => (
        <>
          {head}
          <Panes label={label} items={items} row={row}>
            {children}
          </Panes>
        </>
      )}
    </PagedList>
  );
}
