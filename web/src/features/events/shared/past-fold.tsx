import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { grouped } from '../../../lib/text/numbers.ts';
import styles from './past-fold.module.css';

interface PastFoldProps {
  count: number;
  /** The heading's level. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** Past events, collapsed below the upcoming ones. */
export function PastFold({ count, heading: Heading = 'h2', children }: PastFoldProps) {
  return (
    <details className={styles.past}>
      <summary className={styles.summary}>
        <Heading>Past events</Heading>
        <span className={styles.count}>{grouped(count)}</span>
        <ChevronDown className={styles.chevron} size={20} aria-hidden />
      </summary>
      <div className={styles.events}>{children}</div>
    </details>
  );
}
