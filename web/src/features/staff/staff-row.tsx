import type { StaffMember } from '@hoptrail/contracts/staff/staff';
import { Button } from '../../components/actions/button.tsx';
import { ConfirmedAction } from '../../components/dialog/confirmed-action.tsx';
import { Avatar } from '../../components/picture/avatar.tsx';
import { dateText, today } from '../../lib/text/dates.ts';
import { showToast } from '../../lib/toast.ts';
import { useRemoveStaff } from './shared/staff-writes.ts';
import styles from './staff-screen.module.css';

interface StaffRowProps {
  brewery: { id: string; name: string };
  member: StaffMember;
}

/** A person on the staff: photo, username, since when, and a button that removes them. */
export function StaffRow({ brewery, member }: StaffRowProps) {
  const { id, username, profileImage, addedAt } = member;
  const remove = useRemoveStaff();
  return (
    <article className={styles.row}>
      <Avatar id={id} src={profileImage} size={44} />
      <div className={styles.text}>
        <h2 className={styles.username}>{username}</h2>
        <p className={styles.hint}>Since {dateText(today(new Date(addedAt)))}</p>
      </div>
      <ConfirmedAction
        name={`remove-${id}`}
        action="Remove"
        doing="Removing..."
        isDoing={remove.isPending}
        title={`Remove ${username}?`}
        onConfirm={(close) =>
          remove.mutate(
            { id: brewery.id, userId: id },
            {
              onSuccess: () => {
                close();
                showToast({ type: 'success', title: `${username} is not on the staff any more` });
              },
            },
          )
        }
        button={(ask) => (
          <Button look="plain" className={styles.remove} onClick={ask}>
            Remove
            <span className="visually-hidden">{username}</span>
          </Button>
        )}
      >
        <p>
          {username} can no longer change anything at {brewery.name}, at once, and gets a message.
          You can add them again.
        </p>
      </ConfirmedAction>
    </article>
  );
}
