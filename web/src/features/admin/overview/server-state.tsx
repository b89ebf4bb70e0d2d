import type { Health } from '@hoptrail/contracts/admin/overview';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { TitledList } from '../../../components/layout/titled-list.tsx';
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
          <Fact name="Mail">
            {mail === 'smtp' ? 'Sent by the mail server' : 'No mail server is set'}
            {mailWaitingSince !== null &&
              `. The oldest message was written ${age(mailWaitingSince)}`}
          </Fact>
          <Fact name="Last backup">
            {backup.newestAt === null ? 'None yet' : age(backup.newestAt)}
          </Fact>
          {disk && (
            <Fact name="Disk">
              {fileSize(disk.freeBytes)} of {fileSize(disk.totalBytes)} free
            </Fact>
          )}
          {streetsProblem !== null && <Fact name="Map">{streetsProblem}</Fact>}
        </dl>
      </div>
    </TitledList>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function age(instant: string): string {
  return ageText(Math.max(0, Date.now() - Date.parse(instant)));
}
