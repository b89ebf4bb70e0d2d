import { CardSkeleton, Skeleton } from '../../../components/state/skeleton.tsx';
import cards from './cards/map-cards.module.css';
import chips from './cluster-chips.module.css';

/** Takes the room of a line of chips and of one of cards, so that nothing moves when they load. */
export function MapSkeleton() {
  return (
    <>
      <div className={chips.chips} aria-hidden>
        <Skeleton width={132} height="var(--touch)" radius="var(--radius-full)" />
        <Skeleton width={108} height="var(--touch)" radius="var(--radius-full)" />
      </div>
      <div className={cards.cards} aria-hidden>
        <div className={cards.card}>
          <CardSkeleton height={92} />
        </div>
      </div>
    </>
  );
}
