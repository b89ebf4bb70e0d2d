import type { BeerTap } from '@hoptrail/contracts/breweries/beer-page';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { positionOptions } from '../../../lib/geolocation/geolocation.ts';
import { useAllowedPosition } from '../../../lib/geolocation/geolocation-query.ts';
import { useIsOver } from '../../../lib/use-is-over.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import lists from '../beer-list.module.css';
import { BeerTapRow } from './beer-tap-row.tsx';
import styles from './beer-taps.module.css';
import { nearestTaps, type PlacedTap } from './nearest-taps.ts';

/** How long the breweries wait for the position, whose order depends on it, in milliseconds. */
const POSITION_GRACE_MS = 1500;

/** The breweries that have a beer on tap, or will have it, nearest first. */
export function BeerTaps({ taps }: { taps: readonly BeerTap[] }) {
  const isGraceOver = useIsOver(POSITION_GRACE_MS);
  const place = useAllowedPosition(positionOptions.events);
  const { now, old, coming } = nearestTaps(
    taps,
    place?.ok ? place.position : undefined,
    useMinute(),
  );
  const isOrdered = place !== undefined || isGraceOver;
  const isNowhere = now.length + old.length + coming.length === 0;
  return (
    <>
      {now.length > 0 && <TapList title="On tap now" taps={now} isOrdered={isOrdered} />}
      {old.length > 0 && <TapList title="Was on tap" taps={old} isOrdered={isOrdered} />}
      {coming.length > 0 && <TapList title="Coming soon" taps={coming} isOrdered={isOrdered} />}
      {isNowhere && (
        <TitledList title="On tap now">
          <div className={styles.nowhere}>
            <p>It is not on tap right now.</p>
            <ButtonLink to="/beer-finder" look="quiet">
              Find a beer near you
            </ButtonLink>
          </div>
        </TitledList>
      )}
    </>
  );
}

interface TapListProps {
  title: string;
  taps: readonly PlacedTap[];
  /** Whether they are in the order that stays. */
  isOrdered: boolean;
}

function TapList({ title, taps, isOrdered }: TapListProps) {
  return (
    <TitledList title={title}>
      <ul className={`${lists.list} ${styles.list}`} aria-busy={taps.length > 1 && !isOrdered}>
        {taps.map((tap) => (
          <li key={tap.beer.id}>
            <BeerTapRow tap={tap} />
          </li>
        ))}
      </ul>
    </TitledList>
  );
}
