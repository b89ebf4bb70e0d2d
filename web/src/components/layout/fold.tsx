import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** Opens it, for example because something in it is wrong; people close it again. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A title that shows or hides what is below it; hidden at first. */
export function Fold({ title, isOpen, children }: FoldProps) {
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
