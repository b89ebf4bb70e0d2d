import type { Board } from '@hoptrail/contracts/boards/boards';
import MonitorOff from 'lucide-react/icons/monitor-off';
import Tv from 'lucide-react/icons/tv';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import rows from '../../../components/list/row-list.module.css';
import { RowMenu } from '../../../components/menu/row-menu.tsx';
import { ageText } from '../../../lib/text/age-text.ts';
import { showToast } from '../../../lib/toast.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { undoOf } from '../../history/shared/undo-of.tsx';
import { useEndBoard } from './board-writes.ts';
import styles from './boards.module.css';

/** A board: its name, when it was last seen, and a menu that ends it. */
export function BoardRow({ board: { id, name, lastSeenAt, isSilent } }: { board: Board }) {
  const end = useEndBoard();
  const minute = useMinute();
  const age = lastSeenAt && ageText(Math.max(0, minute - Date.parse(lastSeenAt)));
  return (
    <article className={rows.row}>
      <Tv size={24} aria-hidden className={styles.icon} data-silent={isSilent || undefined} />
      <div className={rows.text}>
        <h2 className={rows.name}>{name}</h2>
        <p className={isSilent ? styles.silent : styles.hint}>
          {isSilent
            ? age
              ? `Silent, last seen ${age}. Is the television on?`
              : 'Silent. Is the television on?'
            : 'Shows the menu'}
        </p>
      </div>
      <ConfirmedAction
        name={`end-${id}`}
        action="End"
        doing="Ending..."
        isDoing={end.isPending}
        title={`End ${name}?`}
        onConfirm={(close) =>
          end.mutate(
            { id },
            {
              onSuccess: (deletion) => {
                close();
                showToast({
                  type: 'success',
                  title: `${name} is ended`,
                  button: undoOf(deletion),
                });
              },
            },
          )
        }
        button={(ask) => (
          <RowMenu
            label={`Actions for ${name}`}
            actions={[{ label: 'End', Icon: MonitorOff, isDangerous: true, onSelect: ask }]}
          />
        )}
      >
        <p>The television stops showing the menu, and shows digits. You can add it again.</p>
      </ConfirmedAction>
    </article>
  );
}
