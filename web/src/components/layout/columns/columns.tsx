import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /**
   * How the columns share the width from 900 px on; `start` gives the first one less of it, and `low` too, in
   * a low window only: a phone in landscape.
   */
  split: 'start' | 'half' | 'end' | 'low';
  children: ReactNode;
}

/**
 * Two columns on a wide screen; on a phone their parts follow each other as if they were the page's
 * own. A third `Column` continues below the first one. What comes before them and is no `Column` is above both,
 * in landscape above the first one; `Beside` comes after the first.
 */
export function Columns({ split, children }: ColumnsProps) {
  return (
    <div className={styles.columns} data-split={split}>
      {children}
    </div>
  );
}

interface ColumnProps {
  /** Whether it stays in sight while the other column scrolls. */
  sticks?: boolean;
  children: ReactNode;
}

/** A column of `Columns`. */
export function Column({ sticks = false, children }: ColumnProps) {
  return (
    <div className={sticks ? `${styles.column} ${styles.sticks}` : styles.column}>{children}</div>
  );
}
