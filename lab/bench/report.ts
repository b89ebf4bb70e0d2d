import { arch, cpus, platform } from 'node:os';
import type { Around } from './around.ts';
import type { Cost, Times } from './costs.ts';
import { type Row, serverMicros } from './ratios.ts';

const P99_LIMIT_MS = 15;

interface Run extends Times {
  users: number;
  minutes: number;
}

/** Returns the text of `docs/performance.md`. */
export function report(
  tables: ReadonlyMap<number, readonly Row[]>,
  around: Around | undefined,
  { warmup, rounds, seconds, users, minutes }: Run,
): string {
  const sections = [...tables].map(([breweries, rows]) => section(breweries, users, rows));
  return `# Performance

Written by \`pnpm lab bench --part=sqlite\` in ${minutes} minutes, with Node ${process.versions.node} on ${platform()} ${arch()}, ${cpus().length} cores
(${cpus()[0]?.model.trim() ?? 'unknown'}). It compares Hoptrail with a bare server on one
machine: one core for the server, one for the load, 8 connections. Each request is for another position,
brewery or person. The servers take turns on one database with the same pragmas (WAL, \`synchronous = FULL\`):
${warmup} s to warm up, then ${rounds} rounds of ${seconds} s. The best round counts, since other work on the machine only makes a
server slower; for p99 it is the median round.

**Bare** is \`node:http\` with prepared statements and nothing else: no validation, no headers, no limits.
**Constant** is \`node:http\` with an answer of the same length that is always the same, the limit of any server on Node.
The column *bare* has requests per second of the server's processor time, or of elapsed time for check-ins, which wait
for the disk. Columns with a slash are ratios, which are comparable between machines. *Unchanged* requests come
from clients that have the response already (304); the bare server then sends a constant response. No server
writes a log.

![Ratios to the bare server](performance.svg)

${sections.join('\n')}
${whereTimeGoes}${around ? aroundSection(around) : ''}`;
}

/** Returns a line for each missed target. */
export function missesIn(tables: ReadonlyMap<number, readonly Row[]>): string[] {
  return [...tables].flatMap(([breweries, rows]) =>
    rows.flatMap((row) => missesOf(row)).map((miss) => `${format(breweries)} breweries: ${miss}`),
  );
}

const whereTimeGoes = `## Where the time goes

From profiles, not from this run.

- *Every call.* Where a request reads next to nothing, the bare server spends its time in \`node:http\`. Hoptrail
  adds a few microseconds to every call: route, rate limit, request id, the guard against other sites, and
  headers. For *unchanged* responses there is nothing else. Over RPC the input is in the URL and is decoded
  before the route is known.
- *One brewery* adds the input contract and a response that is joined from two texts.
- *Own profile and rank.* A call of a signed-in person runs tRPC's guard, contracts and handler: 20 µs, most of
  it in the object spread that tRPC is published with. About half of the call is its seven statements. The longest counts who reached the same number of check-ins on
  the same day. The bare server has seven as well; two of them count people who are ahead, which Hoptrail
  counts in memory.
- *Nearest 50* does its work for every request, and no single part stands out: a fifth is the tree of
  positions and the distances, an eighth joins fifty texts and computes the ETag, a tenth writes to the
  socket, a fifteenth collects garbage. The rest is what every call costs.
- *Lists of events and the leaderboard* are one cached text; over RPC it is copied once more.
`;

/** Returns requests per second: of processor time, or for writes of elapsed time. */
export function speed({ call }: Pick<Row, 'call'>, cost: Cost): number {
  return call.writes ? cost.perSecond : 1_000_000 / serverMicros(cost);
}

function section(breweries: number, users: number, rows: readonly Row[]): string {
  const lines = rows.map((row) => line(row));
  const misses = rows.flatMap((row) => missesOf(row));
  return `## ${format(breweries)} breweries, ${format(users)} users and check-ins

| call | bare | REST / bare | RPC / bare | target | REST / constant | p99 REST, RPC |
|---|--:|--:|--:|--:|--:|--:|
${lines.join('\n')}

${misses.length === 0 ? 'All targets are reached.' : `Missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}
`;
}

/** Returns a row of the table as Markdown. */
export function line(row: Row): string {
  const { call, bare, constant, rest, rpc } = row;
  const ratio = (ours: Cost, other = bare) => short(speed(row, ours) / speed(row, other));
  const cells = [
    call.name,
    format(speed(row, bare)),
    ratio(rest),
    ratio(rpc),
    String(call.target),
    call.writes ? '' : ratio(rest, constant),
    `${rest.p99}, ${rpc.p99} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function missesOf(row: Row): string[] {
  const { call, bare } = row;
  const costs = { REST: row.rest, RPC: row.rpc };
  return Object.entries(costs).flatMap(([transport, ours]) => {
    const misses: string[] = [];
    const ratio = speed(row, ours) / speed(row, bare);
    if (ratio < call.target) {
      misses.push(
        `${call.name} over ${transport}: ${short(ratio)} times the bare server, not ${call.target}: ${micros(row, ours)} µs per request, the bare server ${micros(row, bare)} µs.`,
      );
    }
    if (!call.writes && ours.p99 >= P99_LIMIT_MS) {
      misses.push(`${call.name} over ${transport}: p99 ${ours.p99} ms, not under ${P99_LIMIT_MS}.`);
    }
    return misses;
  });
}

function micros(row: Row, cost: Cost): string {
  return format(1_000_000 / speed(row, cost));
}

function aroundSection(around: Around): string {
  const rows = Object.entries(around).map(
    ([what, { value, target }]) => `| ${what} | ${value} | ${target} |`,
  );
  return `\n## Start, memory, import, logbook, filters, maps, search and statistics\n\nThe time of logbook, filters, maps, search and statistics is processor time of the server for each request.\n\n| | measured | target |\n|---|--:|--:|\n${rows.join('\n')}\n`;
}

function short(ratio: number): string {
  return ratio >= 10 ? format(ratio) : ratio.toFixed(2);
}

function format(count: number): string {
  return Math.round(count).toLocaleString('en-US');
}
