import { LoadingCards, Skeleton } from '../../../components/state/skeleton.tsx';
import cardStyles from './brewery-card.module.css';
import styles from './brewery-list.module.css';

/** Three placeholders in the size of the cards. */
export function BreweryListSkeleton() {
  return (
    <LoadingCards list={styles.list}>
      <div className={cardStyles.card}>
        <div className={cardStyles.header}>
          <div className={cardStyles.picture} />
          <div className={cardStyles.logo} />
        </div>
        <div className={cardStyles.facts}>
          <Skeleton width={180} height={25} />
          <div className={cardStyles.town}>
            <Skeleton width={110} height={21} />
          </div>
        </div>
      </div>
    </LoadingCards>
  );
}
