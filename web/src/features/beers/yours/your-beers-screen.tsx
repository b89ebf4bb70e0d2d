import { Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import styles from './your-beers.module.css';

const YourBeers = lazy(() => import('./your-beers.tsx'));

interface YourBeersScreenProps {
  /** The search words; empty for all beers. */
  q: string;
  onSearch: (text: string) => void;
}

/** The beers that the person had, by style. */
export function YourBeersScreen({ q, onSearch }: YourBeersScreenProps) {
  const top = (
    <header className={styles.top}>
      <BackLink to="/">Profile</BackLink>
      <h1>Your beers</h1>
    </header>
  );
  const loading = (
    <>
      {top}
      <CardSkeleton height={480} />
    </>
  );
  return (
    <Page>
      <Suspense fallback={loading}>
        <YourBeers q={q} onSearch={onSearch}>
          {top}
        </YourBeers>
      </Suspense>
    </Page>
  );
}
