import { arch, cpus, platform } from 'node:os';
import type { Around } from './around.ts';
import type { Load } from './load.ts';
import type { Plan, Row } from './ratios.ts';

const P99_LIMIT_MS = 15;

interface Run extends Plan {
  users: number;
  minutes: number;
}

/** The tables of a run, as `docs/performance.md` shows them. */
export function report(
  tables: ReadonlyMap<number, readonly Row[]>,
  around: Around | undefined,
  { warmup, rounds, seconds, users, minutes }: Run,
): string {
  const sections = [...tables].map(([breweries, rows]) => section(breweries, users, rows));
  return `# Performance

Written by \`pnpm bench\` in ${minutes} minutes, Node ${process.versions.node} on ${platform()} ${arch()}, ${cpus().length} cores
(${cpus()[0]?.model.trim() ?? 'unknown'}): one core for the server, one for the load, 8 connections, every answer for another
place, brewery or person. The servers take turns on one file with the same pragmas (WAL,
\`synchronous = FULL\`): ${warmup} s for warming up, then ${rounds} rounds of ${seconds} s. The best round of each counts, since what
else the host of the machine does only ever slows one down; for p99 it is the round in the middle.

**Bare** is \`node:http\` with prepared statements and nothing else: no checks of what comes in and goes
out, no headers, no limits. **Express** (with Kysely) and **Hono** (with Drizzle) are what a team would
otherwise write, as these libraries come. Numbers are requests for each second of the server's
processor; those of check-ins, which wait for the disk, for each second of the clock. The ratios are
what holds between machines. *Unchanged* are requests of clients that have the answer already (304),
beside a constant answer of the bare server. The log is off in all of them.

![Ratios to the bare server](performance.svg)

${sections.join('\n')}
${whereTimeGoes}${around ? aroundSection(around) : ''}`;
}

/** What the run was not good enough for, in lines; none where every target is reached. */
export function missesIn(tables: ReadonlyMap<number, readonly Row[]>): string[] {
  return [...tables].flatMap(([breweries, rows]) =>
    rows.flatMap((row) => missesOf(row)).map((miss) => `${format(breweries)} breweries: ${miss}`),
  );
}

const whereTimeGoes = `## Where the time goes

From profiles, not from this run. A request that reads next to nothing costs the bare server little but
\`node:http\` itself: reading the request and writing the answer to the socket. What comes on top here is
the same few microseconds for every call: finding the route, the limit for each address, the name of
the request, the guard against other sites, and the headers. For *unchanged* answers that is all there
is, so that the ratio is what Fastify with these parts costs; over RPC the question stands in the address
and is decoded before the route is known. *One brewery* adds the input contract and the answer joined
from its two texts. A call of somebody who is signed in runs tRPC's chain of guard, contracts and
handler, 7 µs; more than half of *own profile and rank* is its seven statements, the longest of which
counts who got to as many check-ins on the same day. The bare server runs seven as well: two count who
has more check-ins or got there on an earlier day, which is counted in memory here. *Nearest 50*
does its work for each question anew, in no one place: about a fifth is the tree of places and the
distances, an eighth joins fifty texts and names them, a tenth writes them to the socket, a fifteenth
collects garbage; the rest is what every call costs. Lists of events and the leaderboard are one text
that is kept; over RPC it is copied once more, into its frame.
`;

/** Requests a second, in the measure that suits the call. */
export function speed({ call }: Pick<Row, 'call'>, load: Load): number {
  return call.writes ? load.perSecond : load.perCpuSecond;
}

function section(breweries: number, users: number, rows: readonly Row[]): string {
  const lines = rows.map((row) => line(row));
  const misses = rows.flatMap((row) => missesOf(row));
  return `## ${format(breweries)} breweries, ${format(users)} users and check-ins

| call | bare | REST / bare | RPC / bare | target | REST / Express | REST / Hono | RPC / Express | RPC / Hono | target | p99 REST, RPC |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${lines.join('\n')}

${misses.length === 0 ? 'Every target is reached.' : `Missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}
`;
}

/** A row of a table, as Markdown. */
export function line(row: Row): string {
  const { call, bare, rest, rpc, express, hono } = row;
  const { target } = call;
  const ratio = (ours: Load, other: Load | undefined) =>
    other ? short(speed(row, ours) / speed(row, other)) : '';
  const cells = [
    call.name,
    format(speed(row, bare)),
    ratio(rest, bare),
    ratio(rpc, bare),
    String(target.bare),
    ratio(rest, express),
    ratio(rest, hono),
    ratio(rpc, express),
    ratio(rpc, hono),
    target.peers === undefined ? '' : String(target.peers),
    `${rest.p99}, ${rpc.p99} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function missesOf(row: Row): string[] {
  const { call, bare, express, hono } = row;
  const ways = { REST: row.rest, RPC: row.rpc };
  return Object.entries(ways).flatMap(([way, ours]) => {
    const misses: string[] = [];
    const check = (other: Load | undefined, name: string, target: number | undefined) => {
      if (!other || target === undefined) return;
      const ratio = speed(row, ours) / speed(row, other);
      if (ratio >= target) return;
      misses.push(
        `${call.name} over ${way}: ${short(ratio)} of ${name}, not ${target}: ${cost(row, ours)} µs a request, there ${cost(row, other)}.`,
      );
    };
    check(bare, 'the bare server', call.target.bare);
    check(express, 'Express', call.target.peers);
    check(hono, 'Hono', call.target.peers);
    if (!call.writes && ours.p99 >= P99_LIMIT_MS) {
      misses.push(`${call.name} over ${way}: p99 ${ours.p99} ms, not under ${P99_LIMIT_MS}.`);
    }
    return misses;
  });
}

function cost(row: Row, load: Load): string {
  return format(1_000_000 / speed(row, load));
}

function aroundSection(around: Around): string {
  const rows = Object.entries(around).map(
    ([what, { value, target }]) => `| ${what} | ${value} | ${target} |`,
  );
  return `\n## Around it\n\n| | measured | target |\n|---|--:|--:|\n${rows.join('\n')}\n`;
}

function short(ratio: number): string {
  return ratio >= 10 ? format(ratio) : ratio.toFixed(2);
}

function format(count: number): string {
  return Math.round(count).toLocaleString('en-US');
}
