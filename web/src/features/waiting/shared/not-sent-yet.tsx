import { Button } from '../../../components/actions/button.tsx';
import { useIsOnline } from '../../../data/offline/offline.ts';
import { sendAll } from '../send-all.ts';
import styles from '../waiting-list.module.css';
import { WaitingList } from '../waiting-list.tsx';
import { useWaitingRows } from '../waiting-rows.ts';

/**
 * Names, in a confirmation that ends the session, what waits and would be removed, with a button that
 * sends it first; renders nothing if nothing waits.
 */
export default function NotSentYet() {
  const rows = useWaitingRows();
  const isOnline = useIsOnline();
  if (rows.length === 0) return null;
  return (
    <>
      <p className={styles.before}>This is not sent yet. It is removed from this phone too:</p>
      <WaitingList rows={rows} />
      {isOnline && rows.some(({ problem }) => problem === undefined) && (
        <Button wide look="quiet" onClick={sendAll}>
          Send It First
        </Button>
      )}
    </>
  );
}
