import type { ReactNode } from 'react';
import styles from './mark.module.css';

interface MarkProps {
  /** `warm` for something special, `quiet` for something less important. */
  look?: 'warm' | 'quiet';
  children: ReactNode;
}

/** A short status label beside a name. */
export function Mark({ look = 'quiet', children }: MarkProps) {
  return <span className={`${styles.mark} ${styles[look]}`}>{children}</span>;
}
