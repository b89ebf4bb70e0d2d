/**
 * A common stack: Express and Kysely with default settings, which computes the distance of all
 * rows. `node lab/bench/servers/express-kysely.ts <database>`.
 */
import { createHash, randomUUID } from 'node:crypto';
import express, { type Request } from 'express';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Tables } from '../../../api/src/db/tables.ts';
import { announce, openFile } from './open.ts';

const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openFile() }) });
const app = express();
app.use(express.json());

app.get('/api/breweries', async (request, response) => {
  const [lat, lng, limit] = ['lat', 'lng', 'limit'].map((name) => Number(request.query[name]));
  response.json(
    await db
      .selectFrom('breweries')
      .selectAll()
      .select(
        sql<number>`3959 * 2 * asin(sqrt(pow(sin(radians(latitude - ${lat}) / 2), 2) +
          cos(radians(${lat})) * cos(radians(latitude)) *
          pow(sin(radians(longitude - ${lng}) / 2), 2)))`.as('distance'),
      )
      .orderBy('distance')
      .limit(limit ?? 50)
      .execute(),
  );
});

app.get('/api/breweries/:id', async (request, response) => {
  const { id } = request.params;
  response.json(
    await db.selectFrom('breweries').selectAll().where('id', '=', id).executeTakeFirst(),
  );
});

app.get('/api/leaderboard', async (_request, response) => {
  response.json(
    await db
      .selectFrom('users')
      .select(['id', 'name', 'checkins', 'profileImage'])
      .where('checkins', '>', 0)
      .where('suspendedAt', 'is', null)
      .where('suspendedAt', 'is', null)
      .orderBy('checkins', 'desc')
      .orderBy('checkinsReachedAt')
      .orderBy('id')
      .limit(1000)
      .execute(),
  );
});

app.get('/api/special-events', async (_request, response) => {
  response.json(await db.selectFrom('special_events').selectAll().orderBy('sortAt').execute());
});

app.get('/api/weekly-events', async (_request, response) => {
  response.json(
    await db
      .selectFrom('weekly_events')
      .leftJoin('breweries', 'breweries.id', 'weekly_events.breweryId')
      .selectAll('weekly_events')
      .select(['breweries.logo as placeLogo', 'breweries.latitude', 'breweries.longitude'])
      .orderBy('weekly_events.brewery')
      .execute(),
  );
});

app.get('/api/users/:id', async (request, response) => {
  const { id } = request.params;
  const user = (await callerOf(request)) === id ? await findUser(id) : undefined;
  if (!user) return response.status(401).json({ message: 'Please sign in.' });
  const favorites = await db
    .selectFrom('user_favorites')
    .select('breweryId')
    .where('userId', '=', id)
    .execute();
  const { ahead } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('ahead'))
    .where('checkins', '>', 0)
    .where('suspendedAt', 'is', null)
    .where(
      sql<boolean>`(-checkins, checkinsReachedAt, id) <
        (${-user.checkins}, ${user.checkinsReachedAt}, ${id})`,
    )
    .executeTakeFirstOrThrow();
  return response.json({ ...user, favoriteBreweries: favorites, rank: ahead + 1 });
});

app.post('/api/checkins', async (request, response) => {
  const { userId, breweryId } = request.body;
  if ((await callerOf(request)) !== userId) {
    return response.status(401).json({ message: 'Please sign in.' });
  }
  const createdAt = new Date().toISOString();
  const checkin = { id: randomUUID(), userId, breweryId, notes: null, createdAt };
  const checkins = await db.transaction().execute(async (trx) => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const last = await trx
      .selectFrom('check_ins')
      .select('id')
      .where('userId', '=', userId)
      .where('breweryId', '=', breweryId)
      .where('createdAt', '>', yesterday)
      .executeTakeFirst();
    if (last) throw new Error('Check-in cooldown active.');
    await trx.insertInto('check_ins').values(checkin).execute();
    await trx
      .updateTable('breweries')
      .set((eb) => ({ checkins: eb('checkins', '+', 1) }))
      .where('id', '=', breweryId)
      .execute();
    return await trx
      .updateTable('users')
      .set((eb) => ({ checkins: eb('checkins', '+', 1), checkinsReachedAt: createdAt }))
      .where('id', '=', userId)
      .returning('checkins')
      .executeTakeFirstOrThrow();
  });
  return response.json({ ...checkin, ...checkins });
});

const server = app.listen(0, () => announce(server.address()));

async function findUser(id: string) {
  return await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

async function callerOf({ headers }: Request): Promise<string | undefined> {
  const token = /hoptrail=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('users.id')
    .where('tokenHash', '=', createHash('sha256').update(token).digest('hex'))
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  return found?.id;
}
