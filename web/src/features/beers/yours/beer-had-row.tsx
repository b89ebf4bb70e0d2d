import type { BeerHad } from '@hoptrail/contracts/beers/had';
import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { IconButton } from '../../../components/actions/icon-button.tsx';
import { Mark } from '../../../components/layout/mark.tsx';
import { dateText } from '../../../lib/text/dates.ts';
import { BeerGlass } from '../shared/beer-glass.tsx';
import { RatingStars } from '../shared/had/rating-input.tsx';
import styles from './beer-had-row.module.css';

interface BeerHadRowProps {
  beer: BeerHad;
  /** Whether no heading says its style. */
  showsStyle: boolean;
  onEdit: () => void;
}

/** A beer of the person's list: its name, place, day, rating and line. It opens the beer's page. */
export function BeerHadRow({ beer, showsStyle, onEdit }: BeerHadRowProps) {
  const { beerId, name, style, abv, breweryName, breweryId, place, rating, notes, source } = beer;
  // Without a heading above it, it is one itself.
  const Heading = showsStyle ? 'h2' : 'h3';
  const where = place ? `${breweryName} at ${place}` : breweryName;
  return (
    <article className={styles.row}>
      <BeerGlass style={style} full height={40} />
      <div className={styles.text}>
        <Heading className={styles.name}>
          {beerId ? (
            <Link to="/beer/$id" params={{ id: beerId }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <p className={styles.where}>
          {breweryId && !beerId ? (
            <Link to="/brewery/$id" params={{ id: breweryId }}>
              {where}
            </Link>
          ) : (
            where
          )}
        </p>
        <p className={styles.facts}>
          {showsStyle && `${style} · `}
          {abv !== null && `${Number(abv)}% ABV · `}
          <time dateTime={beer.hadOn}>{dateText(beer.hadOn)}</time>
        </p>
        {rating !== null && (
          <p className={styles.rating}>
            <RatingStars rating={rating} />
            <span aria-hidden>{rating}</span>
          </p>
        )}
        {notes && <p className={styles.note}>{notes}</p>}
        {(beer.isShared || source !== null) && (
          <p className={styles.marks}>
            {beer.isShared && <Mark look="warm">Shared</Mark>}
            {source === 'untappd' && <Mark>From Untappd</Mark>}
          </p>
        )}
      </div>
      {source === null && (
        <IconButton
          Icon={Pencil}
          label={`Edit ${name}`}
          size={18}
          className={styles.edit}
          onClick={onEdit}
        />
      )}
    </article>
  );
}
