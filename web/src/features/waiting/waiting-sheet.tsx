import { Button } from '../../components/actions/button.tsx';
import DialogSheet from '../../components/dialog/dialog-sheet.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { useIsOnline } from '../../data/offline/offline.ts';
import { sendAll } from './send-all.ts';
import { WaitingList } from './waiting-list.tsx';
import { useWaitingRows } from './waiting-rows.ts';

interface WaitingSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The list of everything that waits on this phone. */
export default function WaitingSheet({ open, onClose }: WaitingSheetProps) {
  const rows = useWaitingRows();
  const isOnline = useIsOnline();
  const canSend = isOnline && rows.some(({ problem }) => problem === undefined);
  return (
    <DialogSheet
      open={open}
      onClose={onClose}
      title="Waiting to be sent"
      swipes
      footer={
        canSend && (
          <Button wide onClick={sendAll}>
            Send Now
          </Button>
        )
      }
    >
      {rows.length > 0 ? (
        <WaitingList rows={rows} />
      ) : (
        <EmptyState
          drawing="offline"
          title="Everything is sent"
          hint="Nothing waits on this phone"
        />
      )}
    </DialogSheet>
  );
}
