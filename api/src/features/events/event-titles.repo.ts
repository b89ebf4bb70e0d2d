import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';

/** Returns the title of an event of any kind; undefined if there is no such event. */
export async function findEventTitle(db: Db, id: string): Promise<string | undefined> {
  const [row] = await titleWith(db, { id });
  return row?.title;
}

const titleWith = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('special_events')
    .select('event as title')
    .where('id', '=', id)
    .unionAll(db.selectFrom('weekly_events').select('title').where('id', '=', id))
    .unionAll(db.selectFrom('events').select('name as title').where('id', '=', id)),
);
