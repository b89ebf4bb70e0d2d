import type { TeamInvitation } from '@hoptrail/contracts/staff/staff';
import { UndoAction } from '../history/shared/undo-action.tsx';
import { useInvitePerson } from './shared/team-writes.ts';

interface InviteAgainProps {
  breweryId: string;
  invitation: Pick<TeamInvitation, 'email' | 'role'>;
}

/** The button in a toast that undoes the withdrawal of an invitation: it is sent again. */
export default function InviteAgain({ breweryId, invitation: { email, role } }: InviteAgainProps) {
  const invite = useInvitePerson({ isInForm: false });
  return <UndoAction onUndo={() => invite.mutate({ id: breweryId, email, role })} />;
}
