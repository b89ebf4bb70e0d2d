/**
 * A common stack: Hono and Drizzle with default settings, which computes the distance of all rows.
 * `node lab/bench/servers/hono-drizzle.ts <database>`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { and, count, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { announce, openFile } from './open.ts';
import {
  breweries,
  checkIns,
  sessions,
  specialEvents,
  userFavorites,
  users,
  weeklyEvents,
} from './tables.drizzle.ts';

const db = drizzle(openFile());
const app = new Hono();

app.get('/api/breweries', async (c) => {
  const [lat, lng, limit] = ['lat', 'lng', 'limit'].map((name) => Number(c.req.query(name)));
  const distance = sql<number>`3959 * 2 * asin(sqrt(pow(sin(radians(latitude - ${lat}) / 2), 2) +
    cos(radians(${lat})) * cos(radians(latitude)) *
    pow(sin(radians(longitude - ${lng}) / 2), 2)))`.as('distance');
  const columns = { ...getTableColumns(breweries), distance };
  return c.json(
    await db
      .select(columns)
      .from(breweries)
      .orderBy(sql`distance`)
      .limit(limit ?? 50),
  );
});

app.get('/api/breweries/:id', async (c) => {
  const [brewery] = await db
    .select()
    .from(breweries)
    .where(eq(breweries.id, c.req.param('id')));
  return c.json(brewery);
});

app.get('/api/leaderboard', async (c) => {
  const { id, name, checkins, profileImage } = users;
  return c.json(
    await db
      .select({ id, name, checkins, profileImage })
      .from(users)
      .where(and(gt(checkins, 0), isNull(users.suspendedAt)))
      .orderBy(desc(checkins), users.checkinsReachedAt, id)
      .limit(1000),
  );
});

app.get('/api/special-events', async (c) =>
  c.json(await db.select().from(specialEvents).orderBy(specialEvents.sortAt)),
);

app.get('/api/weekly-events', async (c) => {
  const { logo, latitude, longitude } = breweries;
  return c.json(
    await db
      .select({ ...getTableColumns(weeklyEvents), placeLogo: logo, latitude, longitude })
      .from(weeklyEvents)
      .leftJoin(breweries, eq(breweries.id, weeklyEvents.breweryId))
      .orderBy(weeklyEvents.brewery),
  );
});

app.get('/api/users/:id', async (c) => {
  const id = c.req.param('id');
  const isSelf = (await callerOf(c)) === id;
  const [user] = isSelf ? await db.select().from(users).where(eq(users.id, id)) : [];
  if (!user) return c.json({ message: 'Please sign in.' }, 401);
  const favoriteBreweries = await db
    .select({ breweryId: userFavorites.breweryId })
    .from(userFavorites)
    .where(eq(userFavorites.userId, id));
  const before = sql`(-checkins, checkinsReachedAt, id) <
    (${-user.checkins}, ${user.checkinsReachedAt}, ${id})`;
  const [ahead] = await db
    .select({ users: count() })
    .from(users)
    .where(and(gt(users.checkins, 0), isNull(users.suspendedAt), before));
  return c.json({ ...user, favoriteBreweries, rank: (ahead?.users ?? 0) + 1 });
});

app.post('/api/checkins', async (c) => {
  const { userId, breweryId } = await c.req.json();
  if ((await callerOf(c)) !== userId) return c.json({ message: 'Please sign in.' }, 401);
  const createdAt = new Date().toISOString();
  const checkin = { id: randomUUID(), userId, breweryId, notes: null, createdAt };
  const counted = db.transaction(
    (trx) => {
      const yesterday = new Date(Date.now() - 86_400_000).toISOString();
      const here = and(eq(checkIns.userId, userId), eq(checkIns.breweryId, breweryId));
      const last = trx
        .select()
        .from(checkIns)
        .where(and(here, gt(checkIns.createdAt, yesterday)))
        .get();
      if (last) throw new Error('Check-in cooldown active.');
      trx.insert(checkIns).values(checkin).run();
      trx
        .update(breweries)
        .set({ checkins: sql`checkins + 1` })
        .where(eq(breweries.id, breweryId))
        .run();
      return trx
        .update(users)
        .set({ checkins: sql`checkins + 1`, checkinsReachedAt: createdAt })
        .where(eq(users.id, userId))
        .returning({ checkins: users.checkins })
        .get();
    },
    { behavior: 'immediate' },
  );
  return c.json({ ...checkin, ...counted });
});

serve({ fetch: app.fetch, port: 0 }, announce);

async function callerOf(c: Context): Promise<string | undefined> {
  const hash = createHash('sha256')
    .update(getCookie(c, 'hoptrail') ?? '')
    .digest('hex');
  const [found] = await db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, new Date().toISOString())));
  return found?.id;
}
