import type { PassportProgress } from '@hoptrail/contracts/trails/trails';
import { localDate } from '../../../lib/text/dates.ts';
import styles from './prize-ticket.module.css';

interface WonTicketProps {
  won: NonNullable<PassportProgress['won']>;
  /** The name of the trail. */
  trail: string;
}

/** What the person won in a draw among those who finished a trail. */
export default function WonTicket({ won, trail }: WonTicketProps) {
  return (
    <section className={styles.ticket} aria-label="Your win">
      <header>
        <p className={styles.kind}>Drawn on {localDate(won.drawnAt)}</p>
        <h2 className={styles.prize}>You won {won.prize}</h2>
      </header>
      <p className={styles.hint}>
        You were drawn from the people who finished {trail}. The organizers write to you by email.
      </p>
    </section>
  );
}
