import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import DialogSheet from '../../../components/dialog/dialog-sheet.tsx';
import { useIsOnline } from '../../../data/offline/offline.ts';
import { sendAll } from '../send-all.ts';
import { WaitingList } from '../waiting-list.tsx';
import { useWaitingRows } from '../waiting-rows.ts';

interface SignOutQuestionProps {
  open: boolean;
  onClose: () => void;
  onSignOut: () => void;
}

/** Asks before a sign-out would discard what waits: it can be sent first. */
export default function SignOutQuestion({ open, onClose, onSignOut }: SignOutQuestionProps) {
  const rows = useWaitingRows();
  const isOnline = useIsOnline();
  const [isSending, setSending] = useState(false);
  const waiting = rows.filter(({ problem }) => problem === undefined).length;
  const isDone = open && isSending && rows.length === 0;
  const signOut = useEffectEvent(onSignOut);
  useEffect(() => {
    if (isDone) signOut();
  }, [isDone]);
  return (
    <DialogSheet
      open={open}
      onClose={onClose}
      title="Not sent yet"
      role="alertdialog"
      footer={
        <>
          {isOnline && waiting > 0 && (
            <Button
              wide
              disabled={isSending}
              onClick={() => {
                setSending(true);
                sendAll();
              }}
            >
              {isSending ? 'Sending...' : 'Send and Sign Out'}
            </Button>
          )}
          {rows.length > 0 ? (
            <Button wide look="danger" onClick={onSignOut}>
              Discard and Sign Out
            </Button>
          ) : (
            <Button wide onClick={onSignOut}>
              Sign Out
            </Button>
          )}
          <Button wide look="quiet" onClick={onClose} data-initial-focus>
            Stay Signed In
          </Button>
        </>
      }
    >
      <p>
        {rows.length > 0
          ? 'Signing out removes this from this phone:'
          : 'Everything is sent. Nothing waits on this phone.'}
      </p>
      <WaitingList rows={rows} />
    </DialogSheet>
  );
}
