import type { Profile, ProfileStamp } from '@hoptrail/contracts/profiles/profiles';
import { stampEditions } from '@hoptrail/drawings/stamps/stamp-look';
import { Button } from '../../components/actions/button.tsx';
import { nextPages } from '../../data/next-page.ts';
import { trpc } from '../../data/trpc.ts';
import { dateText } from '../../lib/text/dates.ts';
import { counted, grouped } from '../../lib/text/numbers.ts';
import { Stamp } from '../logbook/shared/stamp.tsx';
import styles from './stamps-section.module.css';

/** The stamps of a person on paper, newest first, one for each brewery. */
export function StampsSection({ profile }: { profile: Profile }) {
  const { username, figures, nextCursor } = profile;
  const more = trpc.profiles.stamps.useInfiniteQuery(
    { username },
    { ...nextPages, enabled: false, initialCursor: nextCursor ?? undefined },
  );
  const further = more.data?.pages.flatMap((page) => page.stamps) ?? [];
  const stamps = unique([...profile.stamps, ...further]);
  const editions = stampEditions(stamps.map(({ breweryId }) => breweryId));
  const hasMore = more.data ? more.hasNextPage : nextCursor !== null;
  const showMore = () => (more.data ? more.fetchNextPage() : more.refetch());
  if (stamps.length === 0) {
    return (
      <section className={styles.page} aria-label="Stamps">
        <p className={styles.none}>No stamps yet. A new one appears here a day later.</p>
      </section>
    );
  }
  return (
    <section className={styles.page} aria-labelledby="stamps">
      <h2 id="stamps" className={styles.title}>
        {counted(figures.breweries, 'stamp', 'stamps')}
      </h2>
      <ol className={styles.stamps}>
        {stamps.map(({ breweryId, breweryName, city, state, logo, ...stamp }, at) => (
          <li key={breweryId} className={styles.place}>
            <Stamp
              brewery={{ id: breweryId, name: breweryName, city, logo }}
              edition={editions[at] ?? 0}
              size={92}
              day={stamp.firstVisitedOn}
            />
            <span className={styles.name}>{breweryName}</span>
            <span className={styles.town}>{[city, state].filter(Boolean).join(', ')}</span>
            <span className="visually-hidden">, first on {dateText(stamp.firstVisitedOn)}</span>
            {stamp.visits > 1 && (
              <span className={styles.visits}>{grouped(stamp.visits)} visits</span>
            )}
          </li>
        ))}
      </ol>
      {more.error && (
        <p className={styles.none} role="alert">
          These stamps did not load.
        </p>
      )}
      {hasMore && (
        <Button
          look="plain"
          className={styles.more}
          aria-disabled={more.isFetching}
          onClick={showMore}
        >
          {more.isFetching ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </section>
  );
}

/**
 * Returns the stamps without repeats: after a new stamp, the next page begins with one of the last.
 */
function unique(stamps: readonly ProfileStamp[]): ProfileStamp[] {
  return [...new Map(stamps.map((stamp) => [stamp.breweryId, stamp])).values()];
}
