import type { ReactNode } from 'react';
import styles from './event-action-bar.module.css';

/** Holds the one thing to do about an event in the thumb's reach, above the bottom bar. */
export function EventActionBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
