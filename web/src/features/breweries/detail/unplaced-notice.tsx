import { Link } from '@tanstack/react-router';
import { MapPinPlus } from 'lucide-react';
import { buttonClass } from '../../../components/actions/button.tsx';
import styles from './unplaced-notice.module.css';

/** Asks owners and administrators to set the position of a brewery without one. */
export default function UnplacedNotice({ id }: { id: string }) {
  return (
    <section className={styles.notice}>
      <MapPinPlus className={styles.sign} size={22} aria-hidden />
      <p>
        Nobody can check in here, and the list of nearby breweries shows this one last, until its
        location is set.
      </p>
      <Link to="/brewery/$id/location" params={{ id }} className={buttonClass()}>
        Set Location
      </Link>
    </section>
  );
}
