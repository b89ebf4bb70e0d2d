import type { VisitImport } from '@hoptrail/contracts/personal-data/personal-data';
import { Suspense } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { grouped } from '../../../lib/text/numbers.ts';
import shared from '../your-data.module.css';
import styles from './import-card.module.css';

const UnmatchedPlaces = lazy(() => import('./unmatched-places.tsx'));

/** The result of an import, with the places without a brewery and the rows that were left out. */
export function ImportResult({ visitImport }: { visitImport: VisitImport }) {
  const { id, added, repeated, skipped, matched, unmatched, problems } = visitImport;
  const places = useDialog(`places-${id}`);
  const rows = useDialog(`rows-${id}`);
  const figures = [
    { what: 'new check-ins', count: added, isShown: true },
    { what: 'at breweries here', count: matched, isShown: added > 0 },
    { what: 'at other places', count: unmatched, isShown: unmatched > 0 },
    { what: 'were here before', count: repeated, isShown: repeated > 0 },
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures
          .filter(({ isShown }) => isShown)
          .map(({ what, count }) => (
            <div key={what} className={styles.figure}>
              <dt>{what}</dt>
              <dd>{grouped(count)}</dd>
            </div>
          ))}
      </dl>
      {(unmatched > 0 || skipped > 0) && (
        <div className={styles.lists}>
          {unmatched > 0 && (
            <Button look="quiet" onClick={places.show}>
              Other Places
            </Button>
          )}
          {skipped > 0 && (
            <Button look="quiet" onClick={rows.show}>
              {grouped(skipped)} Left Out
            </Button>
          )}
        </div>
      )}
      <Dialog open={places.open} onClose={places.hide} title="Other places">
        <Suspense fallback={<CardSkeleton height={200} />}>
          <UnmatchedPlaces importId={id} />
        </Suspense>
      </Dialog>
      <Dialog open={rows.open} onClose={rows.hide} title="Left out">
        <div className={styles.dialog}>
          <p className={shared.note}>
            These rows could not be read. All others were imported; correct them in the file and
            send it again, and only they are added.
          </p>
          <ul className={styles.rows}>
            {problems.map(({ place, problem }) => (
              <li key={`${place} ${problem}`} className={styles.problem}>
                <span className={styles.place}>{place}:</span> {problem}
              </li>
            ))}
          </ul>
          {skipped > problems.length && (
            <p className={shared.note}>And {grouped(skipped - problems.length)} more.</p>
          )}
        </div>
      </Dialog>
    </>
  );
}
