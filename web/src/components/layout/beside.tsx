import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './beside.module.css';

/** As in the stylesheets, where the layouts change (theme.css). */
const WIDE = '(width >= 900px)';

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
  const isWide = useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return (
    <aside className={styles.beside} aria-label={label}>
      {isWide && children}
    </aside>
  );
}

function followWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
