import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import styles from './brewery-changes.module.css';

const BreweryHistory = lazy(() => import('./brewery-history.tsx'));

/** The history on a brewery's edit page, fetched when it is opened. */
export function BreweryChanges({ id }: { id: string }) {
  const [wanted, setWanted] = useState(false);
  return (
    <details className={styles.changes} onToggle={() => setWanted(true)}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>Changes</h2>
        <ChevronDown size={20} aria-hidden className={styles.chevron} />
      </summary>
      <Suspense>{wanted && <BreweryHistory id={id} />}</Suspense>
    </details>
  );
}
