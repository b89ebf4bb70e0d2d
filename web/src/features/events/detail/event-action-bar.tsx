import type { ReactNode } from 'react';
import styles from './event-action-bar.module.css';

/** The bar with an event's main action, fixed above the bottom bar. */
export function EventActionBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
