import { LoadingCards, Skeleton } from '../../components/state/skeleton.tsx';
import cardStyles from './episode-card.module.css';
import styles from './episodes.module.css';

/** Three placeholders in the size of the cards. */
export function EpisodesSkeleton() {
  return (
    <LoadingCards list={styles.list}>
      <div className={cardStyles.card}>
        <div className={cardStyles.top}>
          <div className={cardStyles.cover} />
          <div className={cardStyles.text}>
            <Skeleton width={80} height={20} />
            <Skeleton width={180} height={24} />
            <Skeleton width={120} height={20} />
          </div>
        </div>
        <Skeleton width="80%" height={20} />
        <div className={cardStyles.foot}>
          <Skeleton width={120} height={20} />
          <Skeleton width={160} height={44} radius="var(--radius-full)" />
        </div>
      </div>
    </LoadingCards>
  );
}
