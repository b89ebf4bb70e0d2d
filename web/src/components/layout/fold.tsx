import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A title that shows or hides what is below it; hidden at first. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown className={styles.chevron} size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
