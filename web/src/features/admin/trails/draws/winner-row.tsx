import type { DrawWinner } from '@hoptrail/contracts/admin/trail-draws';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash';
import { ConfirmedAction } from '../../../../components/dialog/confirmed-action.tsx';
import rows from '../../../../components/list/row-list.module.css';
import { RowMenu } from '../../../../components/menu/row-menu.tsx';
import { localDate } from '../../../../lib/text/dates.ts';
import { useRemoveWinner } from './draw-writes.ts';
import styles from './winners.module.css';

/** A person who was drawn: what they won and when, a link to write to them, and a menu. */
export function WinnerRow({ winner }: { winner: DrawWinner }) {
  const { id, username, name, email, prize, drawnAt } = winner;
  const remove = useRemoveWinner();
  return (
    <article className={`${rows.row} ${styles.winner}`}>
      <div className={rows.text}>
        <p className={rows.name}>
          {username}
          {name !== username && <span className={rows.note}> {name}</span>}
        </p>
        <p className={styles.prize}>{prize}</p>
        <p className={rows.note}>Drawn on {localDate(drawnAt)}</p>
        <a className={styles.mail} href={`mailto:${encodeURIComponent(email)}`}>
          <Mail size={16} aria-hidden />
          {email}
        </a>
      </div>
      <ConfirmedAction
        name={`remove-winner-${id}`}
        action="Remove Winner"
        doing="Removing..."
        isDoing={remove.isPending}
        title="Remove the winner?"
        onConfirm={(close) => remove.mutate({ id }, { onSuccess: close })}
        button={(ask) => (
          <RowMenu
            label={`Actions for ${username}`}
            actions={[{ label: 'Remove Winner', Icon: Trash2, isDangerous: true, onSelect: ask }]}
          />
        )}
      >
        <p>
          {username} no longer reads that they won {prize}, and can be drawn again. The history
          keeps both.
        </p>
      </ConfirmedAction>
    </article>
  );
}
