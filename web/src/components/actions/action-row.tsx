import type { ReactNode } from 'react';
import styles from './action-row.module.css';

interface ActionRowProps {
  /** What they lead to, where they lead to other screens. */
  leadsTo?: string;
  children: ReactNode;
}

/** The buttons of a screen side by side, all as wide as there is room for. */
export function ActionRow({ leadsTo, children }: ActionRowProps) {
  if (leadsTo === undefined) return <div className={styles.row}>{children}</div>;
  return (
    <nav className={styles.row} aria-label={leadsTo}>
      {children}
    </nav>
  );
}
