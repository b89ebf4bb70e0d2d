import LogOut from 'lucide-react/icons/log-out';
import { Button } from '../../../components/actions/button.tsx';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import { showToast } from '../../../lib/toast.ts';
import { undoOf } from '../../history/shared/undo-of.tsx';
import { useRemovePerson } from './team-writes.ts';

/** The button with which a person leaves the staff of a brewery, with a confirmation. */
export default function LeaveStaff({ brewery }: { brewery: { id: string; name: string } }) {
  const { id: userId } = useSignedInUser();
  const remove = useRemovePerson();
  const { id, name } = brewery;
  const leave = (close: () => void) =>
    remove.mutate(
      { id, userId },
      {
        onSuccess: ({ change }) => {
          close();
          showToast({
            type: 'success',
            title: `You left the staff of ${name}`,
            button: change === null ? undefined : undoOf({ change }),
          });
        },
      },
    );
  return (
    <ConfirmedAction
      name={`leave-${id}`}
      action="Leave the Staff"
      doing="Leaving..."
      isDoing={remove.isPending}
      title="Leave the staff?"
      onConfirm={leave}
      button={(ask) => (
        <Button look="plain" isDangerous wide onClick={ask}>
          <LogOut size={18} aria-hidden />
          Leave the Staff
          <span className="visually-hidden">of {name}</span>
        </Button>
      )}
    >
      <p>
        At {name} you can no longer change the tap list, the hours, the events and the news. An
        owner can add you again.
      </p>
    </ConfirmedAction>
  );
}
