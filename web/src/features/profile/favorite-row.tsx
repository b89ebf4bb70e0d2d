import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { HeartButton } from '../../components/actions/heart-button.tsx';
import { BreweryLink } from '../breweries/shared/brewery-link.tsx';
import styles from './favorite-row.module.css';

interface FavoriteRowProps {
  brewery: ListedBrewery;
  onRemove: () => void;
}

/** A favourite brewery, with a heart button that removes it. */
export function FavoriteRow({ brewery, onRemove }: FavoriteRowProps) {
  return (
    <li className={styles.row}>
      <BreweryLink brewery={brewery} hours={brewery} />
      <HeartButton name={brewery.name} pressed onToggle={onRemove} />
    </li>
  );
}
