import { Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import type { BeerSort } from './sorted-beers.ts';
import styles from './your-beers.module.css';

const YourBeers = lazy(() => import('./your-beers.tsx'));

export interface YourBeersProps {
  /** The search words; empty for all beers. */
  q: string;
  /** The order; by style without one. */
  sort: BeerSort | undefined;
  /** Called with the new words and the new order. */
  onChange: (next: Pick<YourBeersProps, 'q' | 'sort'>) => void;
}

/** The beers that the person had. */
export function YourBeersScreen(props: YourBeersProps) {
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
        <YourBeers {...props}>{top}</YourBeers>
      </Suspense>
    </Page>
  );
}
