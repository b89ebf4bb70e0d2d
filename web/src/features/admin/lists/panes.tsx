import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Beside } from '../../../components/layout/columns/beside.tsx';
import styles from './panes.module.css';

export interface PanesProps<Item> {
  /** The accessible name of the list of rows. */
  label: string;
  items: readonly Item[];
  /** Renders an item as a row of text. */
  row: (item: Item) => ReactNode;
  /** Renders all of an item. */
  children: (item: Item) => ReactNode;
}

/** The part of the address that names the chosen item of `Panes`. */
export interface PanesSearch {
  selected?: string;
}

/**
 * Items one below the other; on a wide screen a list of rows beside the chosen one. The address names
 * the chosen item, which is in sight when the list opens. Without a choice it is the first, also after
 * the chosen one has gone.
 */
export function Panes<Item extends { id: string }>(props: PanesProps<Item>) {
  const { label, items, row, children } = props;
  const navigate = useNavigate();
  const selected = useSearch({ strict: false, select: (search) => search.selected });
  const [linked] = useState(selected);
  const current = items.find(({ id }) => id === selected) ?? items[0];
  const choose = (id: string) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, selected: id }),
      resetScroll: false,
      viewTransition: false,
    });
  return (
    <div className={styles.panes}>
      <Beside label={label}>
        <ul className={styles.rows}>
          {items.map((item) => (
            <li key={item.id} ref={item.id === linked ? bringIntoView : undefined}>
              <button
                type="button"
                className={styles.row}
                aria-current={item === current}
                onClick={() => choose(item.id)}
              >
                {row(item)}
              </button>
            </li>
          ))}
        </ul>
      </Beside>
      <ul className={styles.items}>
        {items.map((item) => (
          <li
            key={item.id}
            ref={item.id === linked ? bringIntoView : undefined}
            data-chosen={item === current || undefined}
          >
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function bringIntoView(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: 'nearest' });
}
