import type { StaffMember } from '@hoptrail/contracts/staff/staff';
import KeyRound from 'lucide-react/icons/key-round';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useConfirmation } from '../../components/dialog/use-dialog.ts';
import { RowMenu } from '../../components/menu/row-menu.tsx';
import { showToast } from '../../lib/toast.ts';
import { undoOf } from '../history/shared/undo-of.tsx';
import { MemberRow } from './member-row.tsx';
import { useAddPerson, useRemovePerson } from './shared/team-writes.ts';

interface StaffRowProps {
  brewery: { id: string; name: string };
  member: StaffMember;
}

/** A person on the staff, with a menu that makes them an owner or removes them. */
export function StaffRow({ brewery, member }: StaffRowProps) {
  const { id, username } = member;
  const { name } = brewery;
  const promotion = useConfirmation(`promote-${id}`);
  const removal = useConfirmation(`remove-${id}`);
  const add = useAddPerson();
  const remove = useRemovePerson();
  return (
    <MemberRow member={member}>
      <RowMenu
        label={`Actions for ${username}`}
        actions={[
          { label: 'Make an Owner', Icon: KeyRound, onSelect: promotion.show },
          { label: 'Remove', Icon: UserRoundMinus, isDangerous: true, onSelect: removal.show },
        ]}
      />
      <ConfirmDialog
        open={promotion.open}
        onClose={promotion.hide}
        title={`Make ${username} an owner?`}
        confirm={add.isPending ? 'Making...' : 'Make an Owner'}
        look="primary"
        busy={add.isPending}
        onConfirm={() =>
          add.mutate(
            { id: brewery.id, person: username, role: 'owner' },
            { onSettled: promotion.hide },
          )
        }
      >
        <p>
          {username} can change everything at {name} then, its owners included, and gets a message.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={removal.open}
        onClose={removal.hide}
        title={`Remove ${username}?`}
        confirm={remove.isPending ? 'Removing...' : 'Remove'}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { id: brewery.id, userId: id },
            {
              onSuccess: ({ change }) => {
                removal.hide();
                showToast({
                  type: 'success',
                  title: `${username} is not on the staff any more`,
                  button: change === null ? undefined : undoOf({ change }),
                });
              },
            },
          )
        }
      >
        <p>
          {username} can no longer change anything at {name}, at once, and gets a message. You can
          add them again.
        </p>
      </ConfirmDialog>
    </MemberRow>
  );
}
