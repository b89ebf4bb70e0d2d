import { logoDrawing } from '@hoptrail/contracts/stand-in-pictures';
import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { Picture } from '../../components/picture.tsx';
import styles from './weekly-logo.module.css';

/** The round logo of the brewery where an event is: the brewery's own, or the event's copy of it. */
export function WeeklyLogo({ event, size }: { event: WeeklyEvent; size: number }) {
  return (
    <Picture
      className={styles.logo}
      src={event.place?.logo ?? event.logo}
      fallback={logoDrawing({ id: event.breweryId ?? event.id, name: event.brewery })}
      alt=""
      width={size}
      height={size}
      use="logo"
    />
  );
}
