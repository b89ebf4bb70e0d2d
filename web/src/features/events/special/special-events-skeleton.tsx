import cardList from '../../../components/list/card-list.module.css';
import { Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import cardStyles from './special-event-card.module.css';

/** The placeholder of the first group: its title, one large card and two small ones. */
export function SpecialEventsSkeleton() {
  return (
    <Loading>
      <div className={cardList.dense}>
        <Skeleton width={90} height={24} />
        {[true, false, false].map((large, index) => (
          <div
            key={['first', 'second', 'third'][index]}
            className={cardStyles.card}
            data-large={large}
          >
            {large && (
              <div className={cardStyles.frame}>
                <Skeleton width="100%" height={143} radius="0" />
              </div>
            )}
            <div className={cardStyles.leaf}>
              <Skeleton width={56} height={68} />
            </div>
            <div className={cardStyles.text}>
              <Skeleton width="80%" height={large ? 29 : 24} />
              <p className={cardStyles.company}>
                <Skeleton width="60%" height={21} />
              </p>
              <Skeleton width="50%" height={42} />
              <div className={cardStyles.chips}>
                <Skeleton width={82} height={26} radius="var(--radius-full)" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
