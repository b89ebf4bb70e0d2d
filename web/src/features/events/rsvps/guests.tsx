import type { GuestList } from '@hoptrail/contracts/events/rsvps';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { csvLine } from '@hoptrail/contracts/lib/text/csv';
import Download from 'lucide-react/icons/download';
import { Button } from '../../../components/actions/button.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { dayText, nearDayText, today } from '../../../lib/text/dates.ts';
import { counted } from '../../../lib/text/numbers.ts';
import { showToast } from '../../../lib/toast.ts';
import styles from './guests.module.css';

/** The list of people who come to an event on its date, and its CSV. */
export default function Guests({ event }: { event: SpecialEvent }) {
  const { data, error, refetch } = trpc.events.rsvps.guests.useQuery({ id: event.id });
  if (!data) {
    if (!error) return <CardSkeleton height={160} />;
    return <ErrorState error={error} title="The guests did not load" onRetry={refetch} />;
  }
  const { date, guests } = data;
  if (date === null || guests.length === 0) {
    return (
      <EmptyState
        drawing="events"
        title="Nobody yet"
        hint={`People who say that they come${date ? ` on ${dayText(date)}` : ''} are listed here.`}
      />
    );
  }
  return (
    <div className={styles.guests}>
      <p className={styles.date}>
        {counted(guests.length, 'guest', 'guests')} on {nearDayText(date)}
      </p>
      <ul className={styles.list}>
        {guests.map(({ username, since }) => (
          <li key={username} className={styles.guest}>
            <span className={styles.name}>{username}</span>
            <span className={styles.since}>since {nearDayText(today(new Date(since)))}</span>
          </li>
        ))}
      </ul>
      <Button look="quiet" wide onClick={() => void saveGuests(date, guests)}>
        <Download size={20} aria-hidden />
        Save as CSV
      </Button>
    </div>
  );
}

async function saveGuests(date: string, guests: GuestList['guests']): Promise<void> {
  const rows = guests.map(({ username, since }) => csvLine([username, since]));
  const text = [csvLine(['username', 'since']), ...rows];
  const file = new File(text, `guests-${date}.csv`, { type: 'text/csv' });
  if (await saveFile(file)) return;
  showToast({ type: 'error', title: 'The file could not be saved. Please try again.' });
}
