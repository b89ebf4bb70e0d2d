import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { Button } from '../../../../components/actions/button.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { sectionDialog } from '../sections/section-names.ts';
import styles from './hours-today-form.module.css';
import { HoursTodayForm } from './hours-today-form.tsx';

interface HoursTodaySheetProps {
  brewery: ListedBrewery;
  onClose: () => void;
}

/** The hours of this evening; a brewery whose hours are words only sets times first. */
export default function HoursTodaySheet({ brewery, onClose }: HoursTodaySheetProps) {
  const { id, name, openingHours } = brewery;
  const hours = useDialog(sectionDialog('Hours', id));
  if (openingHours) {
    return <HoursTodayForm brewery={{ ...brewery, openingHours }} onClose={onClose} />;
  }
  return (
    <div className={styles.none}>
      <p>
        The hours of {name} are words only. Set the times of each day first; then you can change a
        single evening here.
      </p>
      <Button wide onClick={hours.show}>
        Set the Times
      </Button>
    </div>
  );
}
