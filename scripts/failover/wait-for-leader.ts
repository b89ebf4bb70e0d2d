import { LEADER_PREFIX } from '../../api/src/db/postgres/leadership/leader-lock.ts';
import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import type { SessionSettings } from '../../api/src/db/postgres/sessions/session-settings.ts';
import { until } from './processes.ts';

/** Returns the name of the instance that leads, as soon as the right one does. */
export async function waitForLeader(
  settings: SessionSettings,
  isRight: (name: string) => boolean,
): Promise<string> {
  const session = await Session.connect(settings);
  let leader = '';
  await until('an instance leads', async () => {
    const { rows } = await session.execute<{ name: string }>(
      `select substr(application_name, ${LEADER_PREFIX.length + 1}) as name
        from pg_stat_activity where application_name like '${LEADER_PREFIX}%'`,
    );
    leader = rows.find(({ name }) => isRight(name))?.name ?? '';
    return leader !== '';
  });
  await session.end();
  return leader;
}
