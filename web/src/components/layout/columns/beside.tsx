import type { ReactNode } from 'react';
import { useIsWide } from '../../../lib/browser/screen/wide-screen.ts';
import styles from './beside.module.css';

interface BesideProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * What only a wide screen shows beside a page, such as the list that the page was opened from. Other
 * screens neither render nor load it.
 */
export function Beside({ label, children }: BesideProps) {
  const isWide = useIsWide();
  return (
    <aside className={styles.beside} aria-label={label}>
      {isWide && children}
    </aside>
  );
}
