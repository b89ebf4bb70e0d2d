/**
 * The practical limit to measure against: `node:http` and prepared statements on the same file,
 * nothing else. `node scripts/bench/bare-server.ts <database>` prints its address.
 */
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { distanceMiles } from '../../packages/contracts/src/distance.ts';

// The addon belongs to the server's package; this script only borrows it.
const Sqlite = createRequire(new URL('../../api/package.json', import.meta.url))('better-sqlite3');
const db = new Sqlite(process.argv[2], { readonly: true });
const boxed = db.prepare(
  `select b.* from brewery_places p join breweries b on b.seq = p.seq
    where p.maxLatitude >= ? and p.minLatitude <= ? and p.maxLongitude >= ? and p.minLongitude <= ?`,
);
const byId = db.prepare('select * from breweries where id = ?');
const board = db.prepare(
  `select id, name, checkins, profileImage from users where checkins > 0
    order by checkins desc, checkinsReachedAt, id limit 1000`,
);

const server = createServer((request, answer) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/api/health') return send(answer, { status: 'ok' });
  if (url.pathname === '/api/leaderboard') return send(answer, board.all());
  if (url.pathname === '/api/breweries') return send(answer, nearest(url.searchParams));
  return send(answer, byId.get(url.pathname.split('/').at(-1)));
});
server.listen(0, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  console.log(`bare server on http://localhost:${port}`);
});
process.once('SIGTERM', () => server.close(() => process.exit(0)));

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
      .map((row: { latitude: string; longitude: string }) => ({
        ...row,
        distance: distanceMiles(from, {
          latitude: Number(row.latitude),
          longitude: Number(row.longitude),
        }),
      }))
      .sort((a: { distance: number }, b: { distance: number }) => a.distance - b.distance)
      .slice(0, limit);
  }
}

function send(answer: ServerResponse, value: unknown): void {
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify(value));
}
