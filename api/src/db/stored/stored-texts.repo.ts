import { endDirections } from '@hoptrail/contracts/lib/text/typed-text';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** The columns with what people typed and others read, of tables whose rows have an id. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  users: ['name', 'location'],
  breweries: ['name', 'address', 'city', 'state', 'hours', 'policies', 'podcastEpisode'],
  beer_recommendations: ['beerName', 'breweryName', 'description'],
  special_events: ['company', 'event', 'details', 'address', 'location', 'date', 'time'],
  weekly_events: ['brewery', 'event', 'title', 'details', 'address', 'time'],
  events: ['name', 'description'],
  podcast_episodes: ['title', 'guest', 'business', 'description'],
  passports: ['name', 'story', 'reward', 'prize'],
};

/**
 * Ends the directions of writing that stored texts begin, as the contracts do with what is sent.
 * @param trx the transaction of the migration
 */
export async function updateOpenDirections(trx: Db): Promise<void> {
  for (const [name, columns] of Object.entries(TEXTS)) {
    const isForeign = columns.map(
      (column) => sql`octet_length(${sql.ref(column)}) > length(${sql.ref(column)})`,
    );
    const { rows } = await sql<Record<string, string | null>>`
      select ${sql.join(['id', ...columns].map((column) => sql.ref(column)))}
      from ${sql.table(name)} where ${sql.join(isForeign, sql` or `)}`.execute(trx);
    for (const row of rows) {
      for (const column of columns) {
        const text = row[column] ?? '';
        const ended = endDirections(text);
        if (ended === text) continue;
        await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${ended}
          where id = ${row.id}`.execute(trx);
      }
    }
  }
}
