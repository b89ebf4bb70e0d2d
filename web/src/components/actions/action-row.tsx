import type { ReactNode } from 'react';
import styles from './action-row.module.css';

interface ActionRowProps {
  /** The accessible name of the row, if its buttons link to other screens. */
  leadsTo?: string;
  children: ReactNode;
}

/** Shows a screen's buttons side by side, equally wide. */
export function ActionRow({ leadsTo, children }: ActionRowProps) {
  if (leadsTo === undefined) return <div className={styles.row}>{children}</div>;
  return (
    <nav className={styles.row} aria-label={leadsTo}>
      {children}
    </nav>
  );
}
