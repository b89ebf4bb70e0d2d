import cardList from '../../../components/list/card-list.module.css';
import { LoadingCards, Skeleton } from '../../../components/state/skeleton.tsx';
import cardStyles from './weekly-event-card.module.css';

/** The placeholder of the list: cards in their final size. */
export function WeeklyEventsSkeleton() {
  return (
    <LoadingCards list={cardList.list}>
      <div className={cardStyles.card}>
        <div className={cardStyles.head}>
          <Skeleton width={56} height={56} radius="var(--radius-full)" />
          <div className={cardStyles.names}>
            <Skeleton width={170} height={24} />
            <p className={cardStyles.brewery}>
              <Skeleton width={130} height={21} />
            </p>
          </div>
        </div>
        <Skeleton width={100} height={24} />
        <p className={cardStyles.next}>
          <Skeleton width={110} height={21} />
        </p>
        <Skeleton width="100%" height={48} />
      </div>
    </LoadingCards>
  );
}
