import type { Expression } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { EventTable } from '../../db/tables/tables.ts';

/** Returns the title of an event of any kind; undefined if there is no such event. */
export async function findEventTitle(db: Db, id: string): Promise<string | undefined> {
  const [row] = await titleWith(db, { id });
  return row?.title;
}

const titleWith = prepared((db, { id }: { id: string }) => {
  const legacy = db.selectFrom('events').select('name as title').where('id', '=', id);
  const titles: Record<EventTable, Expression<{ title: string }>> = {
    special_events: db.selectFrom('special_events').select('event as title').where('id', '=', id),
    weekly_events: db.selectFrom('weekly_events').select('title').where('id', '=', id),
  };
  return Object.values(titles).reduce<typeof legacy>(
    (query, title) => query.unionAll(title),
    legacy,
  );
});
