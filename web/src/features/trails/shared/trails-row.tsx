import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Route from 'lucide-react/icons/route';
import { Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import styles from './trails-row.module.css';

const TrailsNews = lazy(() => import('./trails-news.tsx'), { silent: true });

/** The link from the breweries to the trails; the news of the own trail loads later. */
export function TrailsRow() {
  return (
    <Link to="/trails" className={styles.row}>
      <Route size={22} aria-hidden className={styles.sign} />
      <span className={styles.text}>
        <strong>Trails</strong>
        <span className={styles.news}>
          <Suspense>
            <TrailsNews />
          </Suspense>
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className={styles.sign} />
    </Link>
  );
}
