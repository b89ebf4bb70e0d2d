import type { Beer } from '@hoptrail/contracts/beers/beers';
import { PagedList } from '../../../../components/list/paged-list.tsx';
import { Avatar } from '../../../../components/picture/avatar.tsx';
import { nextPages } from '../../../../data/next-page.ts';
import { trpc } from '../../../../data/trpc.ts';
import { RatingStars } from './rating-input.tsx';
import styles from './shared-ratings.module.css';

/** The shared ratings of a beer, newest first. */
export default function SharedRatings({ beer }: { beer: Beer }) {
  const query = trpc.beers.had.shared.useInfiniteQuery({ beerId: beer.id, limit: 20 }, nextPages);
  return (
    <PagedList
      query={query}
      items={query.data?.pages.flatMap(({ ratings }) => ratings)}
      failed="The ratings did not load"
      skeleton={{ rows: 3, height: 64 }}
      empty={<p className={styles.hint}>Nobody has shared their rating yet.</p>}
    >
      {(ratings) => (
        <ul className={styles.list}>
          {ratings.map(({ id, username, profileImage, rating, notes }) => (
            <li key={id}>
              <div className={styles.row}>
                <Avatar id={id} src={profileImage} size={40} />
                <div>
                  <p className={styles.name}>
                    {username} {rating !== null && <RatingStars rating={rating} />}
                  </p>
                  {notes && <p>{notes}</p>}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
