import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import { logoDrawing } from '@hoptrail/contracts/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import { HeartButton } from '../../components/heart-button.tsx';
import { Mark } from '../../components/mark.tsx';
import { Picture } from '../../components/picture.tsx';
import styles from './favorite-list.module.css';

interface FavoriteRowProps {
  brewery: Pick<ListedBrewery, 'id' | 'name' | 'city' | 'state' | 'logo' | 'closedAt'>;
  onRemove: () => void;
}

/** A favourite: where it leads, and the heart that takes it off the list. */
export function FavoriteRow({ brewery, onRemove }: FavoriteRowProps) {
  const { id, name, city, state, logo } = brewery;
  return (
    <li className={styles.row}>
      <Link to="/brewery/$id" params={{ id }} className={styles.link}>
        <Picture
          src={logo}
          use="logo"
          fallback={logoDrawing(brewery)}
          alt=""
          width={56}
          height={56}
          className={styles.logo}
        />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.place}>
            {city}, {state}
          </span>
          {brewery.closedAt && <Mark>Closed</Mark>}
        </span>
      </Link>
      <HeartButton name={name} pressed onToggle={onRemove} />
    </li>
  );
}
