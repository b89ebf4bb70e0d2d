import type { BeerTap } from '@hoptrail/contracts/breweries/beer-page';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { positionOptions } from '../../../lib/geolocation/geolocation.ts';
import { useAllowedPosition } from '../../../lib/geolocation/geolocation-query.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import lists from '../beer-list.module.css';
import { BeerTapRow } from './beer-tap-row.tsx';
import styles from './beer-taps.module.css';
import { nearestTaps, type PlacedTap } from './nearest-taps.ts';

/** The breweries that have a beer on tap, or will have it, nearest first. */
export function BeerTaps({ taps }: { taps: readonly BeerTap[] }) {
  const place = useAllowedPosition(positionOptions.events);
  const { now, old, coming } = nearestTaps(
    taps,
    place?.ok ? place.position : undefined,
    useMinute(),
  );
  const isNowhere = now.length + old.length + coming.length === 0;
  return (
    <>
      {now.length > 0 && <TapList title="On tap now" taps={now} />}
      {old.length > 0 && <TapList title="Was on tap" taps={old} />}
      {coming.length > 0 && <TapList title="Coming soon" taps={coming} />}
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

function TapList({ title, taps }: { title: string; taps: readonly PlacedTap[] }) {
  return (
    <TitledList title={title}>
      <ul className={`${lists.list} ${styles.list}`}>
        {taps.map((tap) => (
          <li key={tap.beer.id}>
            <BeerTapRow tap={tap} />
          </li>
        ))}
      </ul>
    </TitledList>
  );
}
