import cardList from '../../../components/list/card-list.module.css';
import { Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import cardStyles from './brewery-card.module.css';

/** Placeholders in the size of the cards: two large ones and three compact ones. */
export function BreweryListSkeleton() {
  return (
    <Loading>
      <div className={cardList.list}>
        {[false, false, true, true, true].map((isCompact, index) => (
          <div key={index} className={cardStyles.card} data-compact={isCompact}>
            <div className={cardStyles.header}>
              <div className={cardStyles.picture} />
              <div className={cardStyles.logo} />
            </div>
            <div className={cardStyles.facts}>
              <Skeleton width={isCompact ? 150 : 180} height={isCompact ? 20 : 25} />
              <div className={cardStyles.town}>
                <Skeleton width={110} height={21} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
