import { Link } from '@tanstack/react-router';
import { Stamp } from '../../logbook/shared/stamp.tsx';
import styles from './stamp-place.module.css';
import type { StampPlace as Place } from './stamp-places.ts';
import { placeText } from './trail-texts.ts';

interface StampPlaceProps {
  place: Place;
  /** Which of the brewery's three stamps, from `stampEditions()`. */
  edition: number;
  /** Whether it is the one to visit next. */
  isNext: boolean;
  /** Whether the trail takes no more stamps. */
  isOver: boolean;
}

const SIZE = 100;

/** A place on the page of a passport: an inked stamp with its day, or the shape of a missing one. */
export function StampPlace({ place, edition, isNext, isOver }: StampPlaceProps) {
  const { brewery, stamp, number } = place;
  const name = brewery?.name ?? stamp?.breweryName ?? 'A brewery that is gone';
  const content = (
    <>
      <span className={styles.frame} data-inked={stamp !== undefined} data-next={isNext}>
        <Stamp
          brewery={{
            id: brewery?.id ?? stamp?.breweryId ?? place.key,
            name,
            city: brewery?.city ?? '',
            logo: stamp ? (brewery?.logo ?? null) : null,
          }}
          edition={edition}
          size={SIZE}
          {...(stamp && { day: stamp.stampedOn })}
        />
        {!stamp && number !== undefined && <span className={styles.number}>{number}</span>}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.note} data-next={isNext}>
        {placeText(place, { isNext, isOver })}
      </span>
    </>
  );
  if (!brewery) return <span className={styles.place}>{content}</span>;
  return (
    <Link to="/brewery/$id" params={{ id: brewery.id }} className={styles.place}>
      {content}
    </Link>
  );
}
