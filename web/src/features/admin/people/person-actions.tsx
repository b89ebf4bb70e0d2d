import type { Person } from '@hoptrail/contracts/admin/people';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import layout from '../layout.module.css';
import { useEndSessions, useReinstate } from './people-writes.ts';

const SuspensionForm = lazy(() => import('./suspension-form.tsx'));

/** The administrators' actions on a person. */
export function PersonActions({ person }: { person: Person }) {
  const self = useSignedInUser();
  const { id, viewer, sessions, suspension } = person;
  return (
    <div className={layout.actions}>
      <ButtonLink
        to="/admin/history"
        search={{ person: id }}
        look="quiet"
        aria-label={`Changes by or about ${person.username}`}
      >
        Changes
      </ButtonLink>
      {viewer.canSuspend && !suspension && <Suspend person={person} />}
      {suspension && <Reinstate person={person} />}
      {sessions > 0 && id !== self.id && <EndSessions person={person} />}
    </div>
  );
}

function Suspend({ person: { id, username } }: { person: Person }) {
  const dialog = useDialog(`suspend-${id}`);
  return (
    <>
      <Button look="plain" isDangerous onClick={dialog.show}>
        Suspend
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title={`Suspend ${username}?`}>
        <SuspensionForm userId={id} onClose={dialog.hide} />
      </Dialog>
    </>
  );
}

function Reinstate({ person: { id, username } }: { person: Person }) {
  const reinstate = useReinstate();
  return (
    <ConfirmedAction
      name={`reinstate-${id}`}
      action="Lift Suspension"
      doing="Lifting..."
      isDoing={reinstate.isPending}
      title="Lift the suspension?"
      look="primary"
      onConfirm={(close) => reinstate.mutate({ id }, { onSuccess: close })}
    >
      <p>{username} can sign in again and is back on the leaderboard.</p>
    </ConfirmedAction>
  );
}

function EndSessions({ person: { id, username } }: { person: Person }) {
  const end = useEndSessions();
  return (
    <ConfirmedAction
      name={`end-sessions-${id}`}
      action="End Sessions"
      doing="Ending..."
      isDoing={end.isPending}
      title="End all sessions?"
      onConfirm={(close) => end.mutate({ id }, { onSuccess: close })}
    >
      <p>{username} is signed out on all devices at once, and may sign in again.</p>
    </ConfirmedAction>
  );
}
