import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense } from 'react';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { useConnection } from '../../../data/offline/offline.ts';
import { useWaitingRows } from '../waiting-rows.ts';
import styles from './waiting-button.module.css';

const WaitingSheet = lazy(() => import('../waiting-sheet.tsx'));

interface WaitingButtonProps {
  /** Where the button is: as the end of a line, or as a card of a page. */
  place: 'line' | 'card';
}

/**
 * Says how much waits on this phone and how much was refused, and opens the list; renders nothing if
 * nothing waits.
 */
export default function WaitingButton({ place }: WaitingButtonProps) {
  const rows = useWaitingRows();
  const sheet = useConfirmation(`waiting-${place}`);
  const refused = rows.filter(({ problem }) => problem !== undefined).length;
  const waiting = rows.length - refused;
  const text = [
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(refused > 0 ? [`${refused} not sent`] : []),
  ].join(', ');
  // The line of the connection says it already.
  const isSaid = useConnection() !== 'online' && place === 'card';
  return (
    <>
      {rows.length > 0 && !isSaid && (
        <button
          type="button"
          className={styles[place]}
          data-refused={refused > 0}
          aria-label={`${text}, show what waits`}
          onClick={sheet.show}
        >
          {text}
          <ChevronRight size={16} aria-hidden />
        </button>
      )}
      {sheet.open && (
        <Suspense>
          <WaitingSheet open onClose={sheet.hide} />
        </Suspense>
      )}
    </>
  );
}
