import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { Availability } from '@hoptrail/contracts/lists/beer-availability';
import { BeerLine, type Menu } from '../beer-line.tsx';
import { offAvailability } from './off-availability.ts';
import styles from './tap-row.module.css';

export interface TapRowProps {
  beer: Beer;
  menu: Menu;
  /** The heading level of the name. */
  heading: 'h2' | 'h3';
  onEdit: (beer: Beer) => void;
  onAvailability: (beer: Beer, availability: Availability) => void;
}

/** A beer of the edited tap list: its name opens the form, the switch says whether it is on tap. */
export function TapRow({ beer, menu, heading, onEdit, onAvailability }: TapRowProps) {
  const isPoured = beer.availability === 'available';
  return (
    <BeerLine
      // Without the description, so that more beers fit on a phone.
      beer={{ ...beer, description: null }}
      menu={menu}
      heading={heading}
      name={
        <button
          type="button"
          className={styles.name}
          aria-label={`Edit ${beer.beerName}`}
          onClick={() => onEdit(beer)}
        >
          {beer.beerName}
        </button>
      }
      action={
        <button
          type="button"
          role="switch"
          aria-checked={isPoured}
          aria-label={`${beer.beerName} on tap`}
          className={styles.switch}
          onClick={() => onAvailability(beer, isPoured ? offAvailability(beer.id) : 'available')}
        >
          <span className={styles.track} />
          <span className={styles.word}>{isPoured ? 'On tap' : 'Off'}</span>
        </button>
      }
    />
  );
}
