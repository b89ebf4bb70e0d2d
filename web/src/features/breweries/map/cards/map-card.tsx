import type { MappedBrewery } from '@hoptrail/contracts/breweries/clusters';
import { distanceMiles, type Position } from '@hoptrail/contracts/lib/distance';
import { memo } from 'react';
import { HeartButton } from '../../../../components/actions/heart-button.tsx';
import { Distance } from '../../../../components/layout/distance.tsx';
import { trpc } from '../../../../data/trpc.ts';
import { OpenStatusLine } from '../../hours/open-status-line.tsx';
import { BreweryLogo } from '../../shared/brewery-logo.tsx';
import { CardName, namedCard } from '../../shared/card-name.tsx';
import { wayThere } from '../../shared/way-there.ts';
import styles from './map-card.module.css';

interface MapCardProps {
  brewery: MappedBrewery;
  /** The person's position. */
  near: Position | undefined;
  /** Whether to load more than its name and town, as the card is nearly in sight. */
  isNear: boolean;
  isSelected: boolean;
  isFavorite: boolean;
  onToggleFavorite: (id: string, name: string) => void;
}

/** A brewery of the map; the whole card links to its page. */
export const MapCard = memo(function MapCard(props: MapCardProps) {
  const { brewery, near, isNear, isSelected, isFavorite, onToggleFavorite } = props;
  const { id, name, city } = brewery;
  const { data: detail } = trpc.breweries.byId.useQuery({ id }, { enabled: isNear });
  return (
    <article className={`${namedCard} ${styles.card}`} aria-current={isSelected || undefined}>
      <BreweryLogo
        brewery={{ id, name, logo: detail?.logo ?? null }}
        size={56}
        className={styles.logo}
      />
      <div className={styles.facts}>
        <CardName brewery={brewery} />
        <p className={styles.town}>
          {near && (
            <>
              <DistanceTo brewery={brewery} near={near} />
              {' · '}
            </>
          )}
          {city}
        </p>
        {detail && <OpenStatusLine brewery={detail} className={styles.status} />}
      </div>
      <HeartButton name={name} pressed={isFavorite} onToggle={() => onToggleFavorite(id, name)} />
    </article>
  );
});

/** The way to a brewery, in minutes on foot or as a distance, which opens directions. */
function DistanceTo({ brewery, near }: { brewery: MappedBrewery; near: Position }) {
  const distance = <Distance miles={distanceMiles(near, brewery)} className={undefined} />;
  const way = wayThere(near, brewery, navigator.userAgent);
  if (!way) return distance;
  return (
    <a className={styles.way} href={way.href} target="_blank" rel="noopener noreferrer">
      <span className="visually-hidden">Directions to {brewery.name}: </span>
      {way.minutes === null ? distance : `${way.minutes} min walk`}
    </a>
  );
}
