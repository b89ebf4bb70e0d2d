import type { ReactNode } from 'react';
import { PagedList, type PagedListProps } from '../../../components/list/paged-list.tsx';
import styles from './admin-table.module.css';

interface AdminTableProps<Item> extends Omit<PagedListProps<Item>, 'children'> {
  /** The accessible name. */
  label: string;
  columns: readonly string[];
  /** What is above the table, such as the number of its rows. */
  head?: ReactNode;
  /** Renders the cells of an item: a `<th scope="row">`, and a `<td>` for each further column. */
  children: (item: Item) => ReactNode;
}

/**
 * A table of the administration that loads page by page. On a phone each row is a card, with the title
 * of the column before what a cell says.
 */
export function AdminTable<Item extends { id: string }>(props: AdminTableProps<Item>) {
  const { label, columns, head, children, ...list } = props;
  return (
    <PagedList {...list}>
      {(items) => (
        <>
          {head}
          <table className={styles.table} aria-label={label}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>{children(item)}</tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </PagedList>
  );
}

interface CellProps {
  /** The title of its column, which a phone shows before it. */
  title?: string;
  children: ReactNode;
}

/** A cell of an `AdminTable`; a phone leaves out an empty one. */
export function Cell({ title, children }: CellProps) {
  return <td data-title={title}>{children}</td>;
}
