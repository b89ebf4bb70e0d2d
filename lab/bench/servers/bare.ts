/**
 * The bare server, the practical limit: `node:http` with the product's statements, prepared, and
 * nothing else. `node lab/bench/servers/bare.ts <database>`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { distanceMiles } from '@hoptrail/contracts/lib/distance';
import { announce, openFile } from './open.ts';

const db = openFile();
// The tables that ranks are counted from, which this server maintains itself.
db.exec(`
  create temp table checkin_totals (checkins integer primary key, users integer not null);
  insert into checkin_totals select checkins, count(*) from users
    where checkins > 0 and suspendedAt is null group by 1;
  create temp table checkin_days (checkins integer, day text, users integer not null,
    primary key (checkins, day)) without rowid;
  insert into checkin_days select checkins, substr(checkinsReachedAt, 1, 10), count(*) from users
    where checkins > 0 and suspendedAt is null group by 1, 2;`);
const boxed = db.prepare<number[], Place>(
  `select * from breweries where latitudeDegrees >= ? and latitudeDegrees <= ?
    and longitudeDegrees >= ? and longitudeDegrees <= ? and latitude is not null and closedAt is null`,
);
const breweryById = db.prepare('select * from breweries where id = ?');
const board = db.prepare(
  `select id, name, checkins, profileImage from users where checkins > 0 and suspendedAt is null
    order by checkins desc, checkinsReachedAt, id limit 1000`,
);
const special = db.prepare('select * from special_events order by sortAt limit 1000');
const weekly = db.prepare(
  `select w.*, b.logo as placeLogo, b.latitude as placeLatitude, b.longitude as placeLongitude
    from weekly_events w left join breweries b on b.id = w.breweryId
    order by w.brewery, w.time limit 2000`,
);
const session = db.prepare<[string, string], { id: string }>(
  `select users.id, users.email, users.role, sessions.expiresAt from sessions
    join users on users.id = sessions.userId where tokenHash = ? and expiresAt > ? and suspendedAt is null`,
);
const user = db.prepare<[string], User>('select * from users where id = ?');
const favorites = db.prepare('select breweryId from user_favorites where userId = ?');
const owned = db.prepare(
  `select id from breweries where ownerId = ? or id in
    (select breweryId from brewery_ownerships where userId = ?)`,
);
const more = db.prepare<[number], Sum>(
  'select coalesce(sum(users), 0) as users from checkin_totals where checkins > ?',
);
const earlier = db.prepare<[number, string], Sum>(
  'select coalesce(sum(users), 0) as users from checkin_days where checkins = ? and day < ?',
);
const sooner = db.prepare<[number, string, string, string], Sum>(
  `select count(*) as users from users where checkins = ? and checkins > 0 and suspendedAt is null
    and checkinsReachedAt >= ? and (checkinsReachedAt, id) < (?, ?)`,
);
const lastPlace = db.prepare(
  `select c.createdAt, b.latitude, b.longitude from check_ins c
    join breweries b on b.id = c.breweryId where c.userId = ? order by c.createdAt desc limit 1`,
);
const sinceYesterday = db.prepare(
  'select count(*) as count from check_ins where userId = ? and createdAt > ?',
);
const insertCheckin = db.prepare(
  `insert into check_ins (id, userId, breweryId, notes, verified, createdAt) select ?, ?, ?, ?, 1, ?
    where not exists (select 1 from check_ins where userId = ? and breweryId = ? and createdAt > ?)`,
);
const countBrewery = db.prepare('update breweries set checkins = checkins + 1 where id = ?');
const countUser = db.prepare<[string, string], { checkins: number }>(
  `update users set checkins = checkins + 1, checkinsReachedAt = ? where id = ? returning checkins`,
);

interface Place {
  latitude: string;
  longitude: string;
}
interface User {
  id: string;
  checkins: number;
  checkinsReachedAt: string;
}
interface Sum {
  users: number;
}

/** The answers of a constant length, by their path. */
const constants = new Map<string, Buffer>();

const server = createServer((request, response) => {
  if (request.url?.startsWith('/constant/')) return sendConstant(response, request.url);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const last = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  if (url.pathname === '/api/leaderboard') return send(response, board.all());
  if (url.pathname === '/api/special-events') return send(response, special.all());
  if (url.pathname === '/api/weekly-events') return send(response, weekly.all());
  if (url.pathname === '/api/breweries') return send(response, nearest(url.searchParams));
  if (url.pathname === '/api/checkins')
    return readBody(request, (body) => send(response, checkIn(callerOf(request), body)));
  if (url.pathname.startsWith('/api/users/'))
    return send(response, profile(callerOf(request), last));
  return send(response, breweryById.get(last));
});
server.listen(0, () => announce(server.address()));

/** Sends as many bytes as the path says, `/constant/741`. */
function sendConstant(response: ServerResponse, path: string): void {
  const body = constants.get(path) ?? Buffer.alloc(Number(path.slice('/constant/'.length)), '-');
  constants.set(path, body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

function nearest(query: URLSearchParams): unknown[] {
  const from = { latitude: Number(query.get('lat')), longitude: Number(query.get('lng')) };
  const limit = Number(query.get('limit'));
  for (let reach = 0.5; ; reach *= 2) {
    const { latitude, longitude } = from;
    const rows = boxed.all(
      latitude - reach,
      latitude + reach,
      longitude - reach,
      longitude + reach,
    );
    if (rows.length < limit && reach < 180) continue;
    return rows
      .map((row) => {
        const to = { latitude: Number(row.latitude), longitude: Number(row.longitude) };
        return { ...row, distance: distanceMiles(from, to) };
      })
      .sort((a, b) => a.distance - b.distance)
      .slice(0, limit);
  }
}

function callerOf({ headers }: IncomingMessage): string {
  const token = /hoptrail=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  return session.get(hash, new Date().toISOString())?.id ?? '';
}

function profile(caller: string, id: string): unknown {
  const found = caller === id ? user.get(id) : undefined;
  if (!found) return { message: 'Please sign in.' };
  const { checkins, checkinsReachedAt } = found;
  const day = checkinsReachedAt.slice(0, 10);
  const ahead =
    (more.get(checkins)?.users ?? 0) +
    (earlier.get(checkins, day)?.users ?? 0) +
    (sooner.get(checkins, day, checkinsReachedAt, id)?.users ?? 0);
  return {
    ...found,
    favoriteBreweries: favorites.all(id),
    rank: ahead + 1,
    ownedBreweries: owned.all(id, id).length,
  };
}

const checkIn = db.transaction((caller: string, { userId, breweryId }: Record<string, string>) => {
  if (caller !== userId || !userId || !breweryId) return { message: 'Please sign in.' };
  breweryById.get(breweryId);
  const now = new Date().toISOString();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  lastPlace.get(userId);
  sinceYesterday.get(userId, yesterday);
  const id = randomUUID();
  insertCheckin.run(id, userId, breweryId, null, now, userId, breweryId, yesterday);
  countBrewery.run(breweryId);
  return { id, userId, breweryId, createdAt: now, ...countUser.get(now, userId) };
}).immediate;

function readBody(request: IncomingMessage, then: (body: Record<string, string>) => void): void {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => then(JSON.parse(text)));
}

function send(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}
