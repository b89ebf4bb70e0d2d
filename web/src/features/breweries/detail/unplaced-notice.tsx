import { Link } from '@tanstack/react-router';
import { MapPinPlus } from 'lucide-react';
import { buttonClass } from '../../../components/actions/button.tsx';
import styles from './unplaced-notice.module.css';

/** Asks those who may for the place of a brewery that has none yet. */
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
