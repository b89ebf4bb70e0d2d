import { Suspense } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import styles from './board.module.css';
import { Connecting } from './connecting.tsx';

const Board = lazy(() => import('./board.tsx'));

/** The screen of a television, which needs nothing of the app but this. */
export function BoardScreen() {
  return (
    <main className={styles.board}>
      <title>Board · Hoptrail</title>
      <Suspense fallback={<Connecting />}>
        {import.meta.env.SSR ? <Connecting /> : <Board />}
      </Suspense>
    </main>
  );
}
