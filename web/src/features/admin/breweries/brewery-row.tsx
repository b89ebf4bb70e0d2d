import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Mark } from '../../../components/layout/mark.tsx';
import { BreweryLink } from '../../breweries/shared/brewery-link.tsx';
import styles from './brewery-row.module.css';

/** A brewery in the administrators' list, with a link to its page. */
export function BreweryRow({ brewery }: { brewery: ListedBrewery }) {
  const { latitude, ownerId } = brewery;
  return (
    <BreweryLink
      brewery={brewery}
      marks={
        <>
          {latitude === null && <Mark look="warm">No location</Mark>}
          {ownerId !== null && <Mark>Has an owner</Mark>}
        </>
      }
      end={<ChevronRight size={20} aria-hidden className={styles.chevron} />}
    />
  );
}
