import CloudOff from 'lucide-react/icons/cloud-off';
import { useWaitingCall } from '../../../data/waiting/calls/use-waiting-call.ts';
import styles from './waiting.module.css';

/** Says that a check-in waits on this phone and counts once it is sent. */
export function Waiting({ checkinId }: { checkinId: string }) {
  const call = useWaitingCall('checkin', checkinId);
  const text = ((): [title: string, hint: string] => {
    if (!call) return ['Sent', 'It counts for your badge now.'];
    if (call.problem !== undefined) return ['It does not count', call.problem];
    return ['Waiting for signal', 'It counts once it is sent, which this phone does by itself.'];
  })();
  return (
    <div className={styles.waiting} role="status">
      <CloudOff size={20} aria-hidden />
      <p>
        <strong className={styles.title}>{text[0]}</strong>
        {text[1]}
      </p>
    </div>
  );
}
