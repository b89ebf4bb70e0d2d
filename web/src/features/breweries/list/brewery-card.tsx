import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { headerDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { memo } from 'react';
import { HeartButton } from '../../../components/actions/heart-button.tsx';
import { Distance } from '../../../components/layout/distance.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { OpenStatusLine } from '../hours/open-status-line.tsx';
import { BreweryLogo } from '../shared/brewery-logo.tsx';
import { CardName, namedCard } from '../shared/card-name.tsx';
import styles from './brewery-card.module.css';
import { VisitedMark } from './visited-mark.tsx';

interface BreweryCardProps {
  brewery: ListedBrewery;
  /** Whether the picture is a small one beside the name. */
  isCompact: boolean;
  /** Whether the person was there. */
  isVisited: boolean;
  isFavorite: boolean;
  onToggleFavorite: (id: string, name: string) => void;
  /** Whether to load the pictures eagerly, for cards above the fold. */
  eager: boolean;
}

/** A brewery in the list; the whole card links to its page. */
export const BreweryCard = memo(function BreweryCard(props: BreweryCardProps) {
  const { brewery, isCompact, isVisited, isFavorite, onToggleFavorite } = props;
  const { eager } = props;
  return (
    <article className={`${namedCard} ${styles.card}`} data-compact={isCompact}>
      <div className={styles.header}>
        <Picture
          className={styles.picture}
          src={brewery.image}
          fallback={headerDrawing(brewery)}
          alt=""
          {...(isCompact ? { width: 96, height: 96 } : { width: 480, height: 160 })}
          eager={eager}
        />
        <BreweryLogo
          brewery={brewery}
          size={isCompact ? 40 : 60}
          className={styles.logo}
          eager={eager}
        />
        {isVisited && <VisitedMark isSmall={isCompact} />}
      </div>
      <div className={styles.facts}>
        <CardName brewery={brewery} className={styles.name} />
        <p className={styles.town}>
          {brewery.city}, {brewery.state}
        </p>
        <OpenStatusLine brewery={brewery} className={styles.status} />
      </div>
      <div className={styles.side}>
        {brewery.distance !== undefined && (
          <p className={styles.distance}>
            <Distance miles={brewery.distance} className={styles.amount} />
          </p>
        )}
        <div className={styles.heart}>
          <HeartButton
            name={brewery.name}
            pressed={isFavorite}
            onToggle={() => onToggleFavorite(brewery.id, brewery.name)}
            onPicture={!isCompact}
          />
        </div>
      </div>
    </article>
  );
});
