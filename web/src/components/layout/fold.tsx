import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A title that shows or hides what is below it. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown className={styles.chevron} size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
