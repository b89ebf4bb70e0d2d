import { isCurrentTap } from '@hoptrail/contracts/beers/tap-age';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../../components/layout/mark.tsx';
import rowLink from '../../../components/layout/navigation/row-link.module.css';
import rows from '../../../components/list/row-list.module.css';
import { ageText } from '../../../lib/text/age-text.ts';
import { shortDayText, today } from '../../../lib/text/dates.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { LinkDistance } from '../../breweries/shared/link-distance.tsx';
import { priceText } from '../shared/beer-facts.ts';
import { goesOnText } from '../shared/goes-on.ts';
import styles from './beer-tap-row.module.css';
import type { PlacedTap } from './nearest-taps.ts';

/** A brewery that has the beer: how far it is, since when it is on tap, and its prices. */
export function BeerTapRow({ tap }: { tap: PlacedTap }) {
  const { beer, brewery, miles, closedThrough } = tap;
  const now = useMinute();
  const prices = priceText(beer, brewery);
  const place = [brewery.city, brewery.state].filter(Boolean).join(', ');
  const isLastKeg = beer.availability === 'available' && beer.isLastKeg;
  return (
    <article className={styles.row}>
      <h3 className={rows.name}>
        <Link to="/brewery/$id" params={{ id: brewery.id }} className={rowLink.link}>
          {brewery.name}
        </Link>
      </h3>
      {miles !== undefined && <LinkDistance miles={miles} />}
      <p className={styles.place}>{place}</p>
      <p className={styles.since} data-now={isNow(tap, now)}>
        {sinceText(tap, now)}
      </p>
      {prices && <p className={styles.prices}>{prices}</p>}
      {(isLastKeg || closedThrough !== undefined) && (
        <p className={styles.marks}>
          {isLastKeg && <Mark look="warm">Last keg</Mark>}
          {closedThrough !== undefined && (
            <Mark look="warm">Temporarily closed through {shortDayText(closedThrough)}</Mark>
          )}
        </p>
      )}
    </article>
  );
}

function isNow({ beer }: PlacedTap, now: number): boolean {
  return beer.availability === 'available' && isCurrentTap(beer, now);
}

/** Returns since when a beer is on tap, when it was last confirmed, or when it goes on. */
function sinceText({ beer, brewery, onTapSince }: PlacedTap, now: number): string {
  const { availability, goesOnAt, lastUpdated } = beer;
  if (availability === 'coming') {
    return goesOnAt ? goesOnText(goesOnAt, brewery.timeZone) : 'Coming soon';
  }
  const updated = ageText(now - Date.parse(lastUpdated));
  if (!isCurrentTap(beer, now)) return `Last updated ${updated}`;
  if (onTapSince) return `On tap since ${shortDayText(today(new Date(onTapSince)))}`;
  return `On tap, updated ${updated}`;
}
