import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
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
      <ButtonLink to="/brewery/$id/location" params={{ id }}>
        Set Location
      </ButtonLink>
    </section>
  );
}
