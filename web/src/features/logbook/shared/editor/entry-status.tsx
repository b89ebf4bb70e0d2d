import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useRef } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { useConnection } from '../../../../data/offline/offline.ts';
import { discardChange, retryChange, useWaiting } from '../waiting/use-waiting.ts';
import styles from './entry-status.module.css';

/**
 * Says whether the changes of a check-in are saved, wait or were refused. It stays in view below the
 * editor, which may scroll.
 */
export default function EntryStatus({ checkinId }: { checkinId: string }) {
  const { changes, failure, isUnstored } = useWaiting();
  const connection = useConnection();
  const change = changes.get(checkinId);
  const isTouched = useRef(false);
  if (change) isTouched.current = true;

  const keep = isUnstored ? 'Keep the app open until then.' : 'This phone keeps it until then.';
  const [look, text] = ((): [keyof typeof icons | undefined, string] => {
    if (!change) return isTouched.current ? ['saved', 'Saved'] : [undefined, ''];
    if (change.conflict) return ['refused', 'Not saved: please choose which note stays.'];
    if (change.problem !== undefined) return ['refused', `Not saved: ${change.problem}`];
    if (connection !== 'online') return ['waiting', `Waiting for signal. ${keep}`];
    if (failure !== undefined) return ['waiting', `Not sent yet: ${failure}`];
    return [undefined, 'Saving...'];
  })();
  const discard = () => {
    isTouched.current = false;
    discardChange(checkinId);
  };
  const Icon = look && icons[look];
  const isRefused = look === 'refused' && !change?.conflict;
  const mayRetry = isRefused || (look === 'waiting' && connection === 'online');
  return (
    <div className={styles.status}>
      <p role="status" className={styles.text} data-look={look}>
        {Icon && <Icon size={18} aria-hidden />}
        <span>{text}</span>
      </p>
      {mayRetry && (
        <div className={styles.actions}>
          <Button look="quiet" onClick={() => retryChange(checkinId)}>
            <RotateCw size={18} aria-hidden />
            Try again
          </Button>
          {isRefused && (
            <Button look="quiet" onClick={discard}>
              Discard
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const icons = { saved: Check, waiting: CloudOff, refused: TriangleAlert };
