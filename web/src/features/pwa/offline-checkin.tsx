import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '../../components/actions/button.tsx';
import { showToast } from '../../lib/toast.ts';
import styles from '../checkins/shared/checkin-bar.module.css';

const why = 'Checking in needs a connection.';

/** Replaces the check-in button offline, since only the server can accept a check-in. */
export default function OfflineCheckin() {
  return (
    <>
      <div className={styles.room} />
      <section className={styles.bar} aria-label="Check-in">
        <p className={styles.line} id="checkin-line" role="status">
          <CloudOff size={18} aria-hidden />
          <strong>You are offline</strong>
          <span className={styles.hint}>{why}</span>
        </p>
        <Button
          wide
          className={styles.button}
          aria-disabled
          aria-describedby="checkin-line"
          onClick={() => showToast({ type: 'info', title: 'You are offline', description: why })}
        >
          Check In
        </Button>
      </section>
    </>
  );
}
