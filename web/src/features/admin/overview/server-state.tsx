import type { Health } from '@hoptrail/contracts/admin/overview';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { RowFact } from '../../../components/list/row-fact.tsx';
import { ageText } from '../../../lib/text/age-text.ts';
import { fileSize } from '../../../lib/text/file-size.ts';
import styles from './overview.module.css';

interface ServerStateProps {
  health: Health;
  /** Why the map has no streets; null if it has some. */
  streetsProblem: string | null;
}

/** Whether the server works: its problems, and the state of mail, backups, disk and map. */
export function ServerState({ health, streetsProblem }: ServerStateProps) {
  const { problems, mail, mailWaitingSince, backup, disk } = health;
  return (
    <TitledList title="The server">
      <div className={styles.server}>
        {problems.length === 0 ? (
          <p className={styles.state}>
            <CircleCheck size={20} aria-hidden />
            Everything works
          </p>
        ) : (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem} className={styles.problem}>
                <TriangleAlert size={20} aria-hidden />
                {problem}
              </li>
            ))}
          </ul>
        )}
        <dl className={styles.facts}>
          <RowFact name="Mail">
            {mail === 'smtp' ? 'Sent by the mail server' : 'No mail server is set'}
            {mailWaitingSince !== null &&
              `. The oldest message was written ${age(mailWaitingSince)}`}
          </RowFact>
          <RowFact name="Last backup">
            {backup.newestAt === null ? 'None yet' : age(backup.newestAt)}
          </RowFact>
          {disk && (
            <RowFact name="Disk">
              {fileSize(disk.freeBytes)} of {fileSize(disk.totalBytes)} free
            </RowFact>
          )}
          {streetsProblem !== null && <RowFact name="Map">{streetsProblem}</RowFact>}
        </dl>
      </div>
    </TitledList>
  );
}

function age(instant: string): string {
  return ageText(Math.max(0, Date.now() - Date.parse(instant)));
}
