import MapPin from 'lucide-react/icons/map-pin';
import textLink from '../../../components/layout/navigation/text-link.module.css';
import { directionsLink } from '../shared/directions-link.ts';
import { placeLines } from '../shared/place-lines.ts';
import styles from './event-location.module.css';

interface EventLocationProps {
  event: { company: string; location: string | null; address: string };
}

/** The place of an event, with a link to directions. */
export function EventLocation({ event }: EventLocationProps) {
  const [first, second] = placeLines(event);
  return (
    <div className={styles.place}>
      <MapPin className={styles.sign} size={22} aria-hidden />
      <div className={styles.text}>
        <p className={styles.first}>{first}</p>
        {second && <p className={styles.second}>{second}</p>}
        <a
          className={`${textLink.link} ${styles.directions}`}
          href={directionsLink(event)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Get Directions
        </a>
      </div>
    </div>
  );
}
