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

/**
 * Items one below the other; on a wide screen a list of rows beside the chosen one. Without a choice
 * it is the first, also after the chosen one has gone.
 */
export function Panes<Item extends { id: string }>(props: PanesProps<Item>) {
  const { label, items, row, children } = props;
  const [chosen, setChosen] = useState<string>();
  const current = items.find(({ id }) => id === chosen) ?? items[0];
  return (
    <div className={styles.panes}>
      <Beside label={label}>
        <ul className={styles.rows}>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={styles.row}
                aria-current={item === current}
                onClick={() => setChosen(item.id)}
              >
                {row(item)}
              </button>
            </li>
          ))}
        </ul>
      </Beside>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} data-chosen={item === current || undefined}>
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
