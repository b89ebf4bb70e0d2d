import type { Person } from '@hoptrail/contracts/people';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Button, buttonClass } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { useEndSessions, useReinstate } from './people-writes.ts';
import styles from './person-actions.module.css';

const SuspensionForm = lazy(() => import('./suspension-form.tsx'));

/** What an administrator can do about a person. */
export function PersonActions({ person }: { person: Person }) {
  const self = useSignedInUser();
  const { id, viewer, sessions, suspension } = person;
  return (
    <div className={styles.actions}>
      {viewer.canSuspend && !suspension && <Suspend person={person} />}
      {suspension && <Reinstate person={person} />}
      {sessions > 0 && id !== self.id && <EndSessions person={person} />}
      <Link
        to="/admin/history"
        search={{ person: id }}
        className={buttonClass({ look: 'plain' })}
        aria-label={`Changes by or about ${person.username}`}
      >
        Changes
      </Link>
    </div>
  );
}

function Suspend({ person: { id, username } }: { person: Person }) {
  const dialog = useDialog(`suspend-${id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        Suspend
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title={`Suspend ${username}?`}>
        <Suspense>
          <SuspensionForm userId={id} onClose={dialog.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}

function Reinstate({ person: { id, username } }: { person: Person }) {
  const dialog = useDialog(`reinstate-${id}`);
  const reinstate = useReinstate();
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        Lift Suspension
      </Button>
      <ConfirmDialog
        open={dialog.open}
        onClose={dialog.hide}
        title="Lift the suspension?"
        confirm={reinstate.isPending ? 'Lifting...' : 'Lift Suspension'}
        look="primary"
        busy={reinstate.isPending}
        onConfirm={() => reinstate.mutate({ id }, { onSuccess: dialog.hide })}
      >
        <p>{username} can sign in again and is back on the leaderboard.</p>
      </ConfirmDialog>
    </>
  );
}

function EndSessions({ person: { id, username } }: { person: Person }) {
  const dialog = useDialog(`end-sessions-${id}`);
  const end = useEndSessions();
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        End Sessions
      </Button>
      <ConfirmDialog
        open={dialog.open}
        onClose={dialog.hide}
        title="End all sessions?"
        confirm={end.isPending ? 'Ending...' : 'End Sessions'}
        busy={end.isPending}
        onConfirm={() => end.mutate({ id }, { onSuccess: dialog.hide })}
      >
        <p>{username} is signed out on all devices at once, and may sign in again.</p>
      </ConfirmDialog>
    </>
  );
}
