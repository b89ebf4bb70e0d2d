import cardList from '../../../components/list/card-list.module.css';
import { Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import cardStyles from './beer-card.module.css';
import styles from './beer-results.module.css';

/** Three placeholders in the size of the cards. */
export function BeerResultsSkeleton() {
  return (
    <Loading>
      <div className={styles.results}>
        <Skeleton width={240} height={24} />
        <div className={cardList.dense}>
          {[0, 1, 2].map((card) => (
            <div key={card} className={cardStyles.card}>
              <Skeleton width={35} height={44} />
              <div className={styles.text}>
                <Skeleton width={200} height={24} />
                <Skeleton width={140} height={20} />
                <Skeleton width={170} height={20} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
