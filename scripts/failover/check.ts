import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import type { SessionSettings } from '../../api/src/db/postgres/sessions/session-settings.ts';
import type { Instance } from './instances.ts';
import type { Outcome } from './load.ts';

/** The rows of the database compared with the calls that were acknowledged. */
export interface Verdict {
  acknowledged: number;
  /** Acknowledged check-ins that are not there. */
  lost: number;
  /** People with more than one check-in. */
  doubled: number;
  /** Check-ins by which the counters of people and breweries are wrong. */
  miscounted: number;
  /** Responses from the memory of an instance that differ from the database. */
  stale: number;
}

/** Looks every acknowledged check-in up, and compares counters and caches with the rows. */
export async function check(
  settings: SessionSettings,
  instances: readonly Instance[],
  { acknowledged }: Outcome,
): Promise<Verdict> {
  const ids = JSON.stringify(acknowledged.map(({ id }) => id));
  const session = await Session.connect(settings);
  const { rows } = await session.execute<Omit<Verdict, 'acknowledged' | 'stale'>>(COUNTS, [ids]);
  const { rows: breweries } = await session.execute<Counted>(
    'select id, checkins from breweries order by id limit 50',
  );
  await session.end();
  const [row] = rows;
  if (!row) throw new Error('The database says nothing.');
  return {
    ...row,
    acknowledged: acknowledged.length,
    stale: await countStale(breweries, instances),
  };
}

/** Compares counters of breweries that each instance answers from memory. */
async function countStale(
  breweries: readonly Counted[],
  instances: readonly Instance[],
): Promise<number> {
  let stale = 0;
  for (const { url } of instances.filter((instance) => instance.runs())) {
    for (const { id, checkins } of breweries) {
      const answer = await fetch(`${url}/api/breweries/${id}`);
      const shown: unknown = await answer.json();
      const isSame = JSON.stringify(shown).includes(`"checkins":${checkins},`);
      if (!isSame && !JSON.stringify(shown).includes(`"checkins":${checkins}}`)) stale += 1;
    }
  }
  return stale;
}

interface Counted {
  id: string;
  checkins: number;
}

const COUNTS = `select
  (select count(*) from json_array_elements_text($1::json) as told (id)
    where not exists (select from check_ins where check_ins.id = told.id)) as lost,
  (select count(*) from (select from check_ins group by "userId" having count(*) > 1) as more)
    as doubled,
  (select abs((select count(*) from check_ins) - (select sum(checkins) from users))
    + abs((select count(*) from check_ins) - (select sum(checkins) from breweries))) as miscounted`;
