import { Link } from '@tanstack/react-router';
import DoorClosed from 'lucide-react/icons/door-closed';
import { localDate } from '../../../lib/text/dates.ts';
import styles from './closed-notice.module.css';

/** The notice that a brewery is closed, in place of the check-in. */
export default function ClosedNotice({ closedAt }: { closedAt: string }) {
  return (
    <section className={styles.notice} aria-label="Closed">
      <DoorClosed className={styles.sign} size={28} aria-hidden />
      <div>
        <p className={styles.title}>This brewery is closed</p>
        <p className={styles.since}>Since {localDate(closedAt)}</p>
      </div>
      <Link to="/breweries" className={styles.others}>
        Nearby Breweries
      </Link>
    </section>
  );
}
