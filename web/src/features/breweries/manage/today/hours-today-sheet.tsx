import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { ButtonLink } from '../../../../components/actions/button-link.tsx';
import styles from './hours-today-form.module.css';
import { HoursTodayForm } from './hours-today-form.tsx';

interface HoursTodaySheetProps {
  brewery: ListedBrewery;
  onClose: () => void;
}

/** The hours of this evening; a brewery whose hours are words only sets times first. */
export default function HoursTodaySheet({ brewery, onClose }: HoursTodaySheetProps) {
  const { id, name, openingHours } = brewery;
  if (openingHours) {
    return <HoursTodayForm brewery={{ ...brewery, openingHours }} onClose={onClose} />;
  }
  return (
    <div className={styles.none}>
      <p>
        The hours of {name} are words only. Set the times of each day first; then you can change a
        single evening here.
      </p>
      <ButtonLink to="/brewery/$id/edit" params={{ id }} wide>
        Set the Times
      </ButtonLink>
    </div>
  );
}
