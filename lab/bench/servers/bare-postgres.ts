/**
 * The bare server on PostgreSQL: `node:http` with the statements of the product, prepared and sent
 * together where they can be, and a check-in as a plain transaction of Kysely. `node
 * lab/bench/servers/bare-postgres.ts <url>`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { Tables } from '../../../api/src/db/tables/tables.ts';
import { announce } from './open.ts';

/** As many as the product opens by default. */
const CONNECTIONS = 10;

const sql = postgres(process.argv[2] ?? '', { max: CONNECTIONS, fetch_types: false });
const db = new Kysely<Tables>({ dialect: new PostgresJSDialect({ postgres: sql }) });
/** The number of users by count and day, which this server counts once. */
const counts = new Map<number, Map<string, number>>();
for (const { checkins, day, users } of await sql<
  { checkins: number; day: string; users: number }[]
>`
  select checkins, substr("checkinsReachedAt", 1, 10) as day, count(*)::integer as users from users
  where checkins > 0 and "suspendedAt" is null group by 1, 2`) {
  const byDay = counts.get(checkins) ?? new Map<string, number>();
  counts.set(checkins, byDay.set(day, users));
}

const server = createServer((request, answer) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const id = pathname.slice(pathname.lastIndexOf('/') + 1);
  const fail = (error: unknown) => {
    answer.statusCode = 500;
    send(answer, { message: String(error) });
  };
  if (request.method === 'POST') {
    readBody(request, (body) => {
      checkIn(request, body).then((created) => send(answer, created), fail);
    });
  } else {
    profile(request, id).then((found) => send(answer, found), fail);
  }
});
server.listen(0, () => announce(server.address()));

async function callerOf({ headers }: IncomingMessage): Promise<string> {
  const token = /hoptrail=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const [found] = await sql`select users.id, users.email, users.role, sessions."expiresAt"
    from sessions join users on users.id = sessions."userId"
    where "tokenHash" = ${hash} and "expiresAt" > ${new Date().toISOString()} and "suspendedAt" is null`;
  return found?.id ?? '';
}

async function profile(request: IncomingMessage, id: string): Promise<unknown> {
  if ((await callerOf(request)) !== id) return { message: 'Please sign in.' };
  const [[user], favorites, owned] = await Promise.all([
    sql`select * from users where id = ${id}`,
    sql`select "breweryId" from user_favorites where "userId" = ${id}`,
    sql`select "breweryId" as id from brewery_ownerships where "userId" = ${id}
      union select id from breweries where "ownerId" = ${id}`,
  ]);
  if (!user) return { message: 'Please sign in.' };
  const { checkins, checkinsReachedAt } = user;
  const day = checkinsReachedAt.slice(0, 10);
  const [sooner] = await sql`select count(*)::integer as users from users
    where checkins = ${checkins} and checkins > 0 and "suspendedAt" is null
    and "checkinsReachedAt" >= ${day} and ("checkinsReachedAt", id) < (${checkinsReachedAt}, ${id})`;
  const rank = ahead(checkins, day) + (sooner?.users ?? 0) + 1;
  return { ...user, favoriteBreweries: favorites, rank, ownedBreweries: owned.length };
}

function ahead(count: number, day: string): number {
  let users = 0;
  for (const [other, byDay] of counts) {
    if (other > count) for (const number of byDay.values()) users += number;
  }
  for (const [other, number] of counts.get(count) ?? []) if (other < day) users += number;
  return users;
}

/** The usual transaction: a locked user, the cooldown, an insert and two counters. */
async function checkIn(request: IncomingMessage, { userId, breweryId }: Record<string, string>) {
  if (!userId || !breweryId || (await callerOf(request)) !== userId) {
    return { message: 'Please sign in.' };
  }
  const createdAt = new Date().toISOString();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const checkin = { id: randomUUID(), userId, breweryId, notes: null, createdAt };
  const counted = await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
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
  return { ...checkin, ...counted };
}

function readBody(request: IncomingMessage, then: (body: Record<string, string>) => void): void {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => then(JSON.parse(text)));
}

function send(answer: ServerResponse, value: unknown): void {
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify(value));
}
