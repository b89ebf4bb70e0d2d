import type { ReactNode } from 'react';
import styles from './mark.module.css';

interface MarkProps {
  /** `warm` for what is special, `quiet` for what steps back. */
  look?: 'warm' | 'quiet';
  children: ReactNode;
}

/** A word about the state of something, beside its name. */
export function Mark({ look = 'quiet', children }: MarkProps) {
  return <span className={`${styles.mark} ${styles[look]}`}>{children}</span>;
}
