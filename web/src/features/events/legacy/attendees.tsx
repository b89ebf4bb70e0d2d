import { Avatar } from '../../../components/picture/avatar.tsx';
import { grouped } from '../../../lib/text/numbers.ts';
import styles from './attendees.module.css';

const FACES_SHOWN = 5;

interface AttendeesProps {
  /** The seed of the drawn avatars. */
  eventId: string;
  count: number;
}

/** The number of attendees with drawn avatars. The app does not know who they are. */
export function Attendees({ eventId, count }: AttendeesProps) {
  if (count < 1) return null;
  const faces = Array.from({ length: Math.min(count, FACES_SHOWN) }, (_, n) => `${eventId}-${n}`);
  return (
    <section className={styles.attendees}>
      <div className={styles.faces}>
        {faces.map((seed) => (
          <Avatar key={seed} id={seed} src={null} size={40} />
        ))}
      </div>
      <p>
        <span className={styles.count}>{grouped(count)}</span>{' '}
        {count === 1 ? 'attendee' : 'attendees'}
      </p>
    </section>
  );
}
