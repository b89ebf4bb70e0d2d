import type { Owner } from '@hoptrail/contracts/staff/staff';
import { useNavigate } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import { ConfirmedAction } from '../../components/dialog/confirmed-action.tsx';
import { RowMenu } from '../../components/menu/row-menu.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { showToast } from '../../lib/toast.ts';
import { undoOf } from '../history/shared/undo-of.tsx';
import { MemberRow } from './member-row.tsx';
import { useRemovePerson } from './shared/team-writes.ts';

interface OwnerRowProps {
  brewery: { id: string; name: string };
  owner: Owner;
  /** Whether it is the only owner of the brewery. */
  isOnly: boolean;
}

/**
 * An owner on the team's page, with a menu that removes them; people can leave themselves. The only
 * owner has none.
 */
export function OwnerRow({ brewery, owner, isOnly }: OwnerRowProps) {
  const { id, username } = owner;
  const { name } = brewery;
  const isOwn = useSignedInUser().id === id;
  const remove = useRemovePerson();
  const navigate = useNavigate();
  const leave = () =>
    remove.mutate(
      { id: brewery.id, userId: id },
      {
        onSuccess: ({ change }) => {
          showToast({
            type: 'success',
            title: `You left the team of ${name}`,
            button: change === null ? undefined : undoOf({ change }),
          });
          void navigate({ to: '/brewery/$id', params: { id: brewery.id }, replace: true });
        },
      },
    );
  const removeOther = (close: () => void) =>
    remove.mutate(
      { id: brewery.id, userId: id },
      {
        onSuccess: ({ change }) => {
          close();
          showToast({
            type: 'success',
            title: `${username} is not an owner any more`,
            button: change === null ? undefined : undoOf({ change }),
          });
        },
      },
    );
  return (
    <MemberRow member={owner} isOwn={isOwn}>
      {isOnly ? null : (
        <ConfirmedAction
          name={`remove-${id}`}
          action={isOwn ? 'Leave the Team' : 'Remove'}
          doing={isOwn ? 'Leaving...' : 'Removing...'}
          isDoing={remove.isPending}
          title={isOwn ? 'Leave the team?' : `Remove ${username}?`}
          onConfirm={isOwn ? leave : removeOther}
          button={(ask) => (
            <RowMenu
              label={`Actions for ${username}`}
              actions={[
                {
                  label: isOwn ? 'Leave the Team' : 'Remove',
                  Icon: isOwn ? LogOut : UserRoundMinus,
                  isDangerous: true,
                  onSelect: ask,
                },
              ]}
            />
          )}
        >
          <p>
            {isOwn ? 'You' : username} can no longer change anything at {name}, at once
            {isOwn ? '. Another owner can add you again.' : ', and gets a message.'}
          </p>
        </ConfirmedAction>
      )}
    </MemberRow>
  );
}
