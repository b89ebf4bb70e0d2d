import { Suspense } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { trpc } from '../../data/trpc.ts';
import styles from './brewery-news.module.css';

const NewsCard = lazy(() => import('./news-card.tsx'));

/** The news on a brewery's page; renders nothing without news. Its code loads later, beside the words. */
export function BreweryNews({ brewery: { id, name } }: { brewery: { id: string; name: string } }) {
  const { data: lines } = trpc.news.ofBrewery.useQuery({ breweryId: id });
  const newest = lines?.[0];
  if (!newest) return null;
  return (
    <Suspense
      fallback={
        <p className={styles.words} data-picture={newest.picture !== null}>
          {newest.text}
        </p>
      }
    >
      <NewsCard lines={lines} name={name} />
    </Suspense>
  );
}
