import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform } from 'node:os';
import type { Cost, Times } from '../costs.ts';
import { FRONT, serverMicros } from './compare.ts';
import type { Inputs } from './inputs.ts';
import { FEWER, type InstancesRow, MANY, MORE } from './instances.ts';
import {
  type Feed,
  PROCESSES,
  type ReadRow,
  ROUNDS_OF_PROCESS,
  SECONDS_OF_ROUND,
  WARMUP_OF_PROCESS,
} from './measures.ts';
import { assumed, paper } from './paper.ts';

const BEGIN = '<!-- Written by `pnpm lab bench --part=postgres`. -->';
const END = '<!-- Until here. -->';

export interface Results {
  version: string;
  users: number;
  breweries: number;
  minutes: number;
  plan: Times;
  reads: readonly ReadRow[];
  profile: Record<'product' | 'bare', Cost>;
  checkins: Record<'product' | 'bare', Cost>;
  feed: Feed;
  instances: readonly InstancesRow[] | undefined;
  startMs: number;
  inputs: Inputs;
}

interface Target {
  what: string;
  measured: string;
  target: string;
  isReached: boolean;
}

/** Replaces the measured part of a page. */
export async function writeInto(page: string, text: string): Promise<void> {
  const before = await readFile(page, 'utf8');
  const [head, rest] = before.split(BEGIN);
  const tail = rest?.split(END)[1];
  if (head === undefined || tail === undefined) throw new Error(`${page} has no measured part.`);
  await writeFile(page, `${head}${BEGIN}\n\n${text}\n${END}${tail}`);
}

/** Returns the missed targets. */
export function missesIn(results: Results): string[] {
  return targetsOf(results)
    .filter(({ isReached }) => !isReached)
    .map(({ what, measured, target }) => `${what}: ${measured}, not ${target}`);
}

/** Returns the measured part of `lab/scale.md`. */
export function report(results: Results): string {
  const { version, users, breweries, minutes, plan, checkins, profile, inputs } = results;
  const misses = missesIn(results);
  const targets = targetsOf(results).map(
    ({ what, measured, target }) => `| ${what} | ${measured} | ${target} |`,
  );
  return `In ${minutes} minutes on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}, ${platform()} ${arch()}) with Node ${process.versions.node} and
PostgreSQL ${version}, which have to share them with the load. Servers make no backups meanwhile. ${count(users)} people with
a session and a check-in each, ${count(breweries)} breweries. \`fsync\`, \`synchronous_commit\` and \`full_page_writes\` are on,
\`shared_buffers\` is 512 MB. What is compared takes turns: ${plan.warmup} s to warm up for each instance, then ${plan.rounds} rounds of
${plan.seconds} s, of which the best counts.

| | measured | target |
|---|--:|--:|
${targets.join('\n')}

![The ratios of these measurements](scale.svg)

${misses.length === 0 ? 'All targets are reached.' : `Missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`}

**Answers from memory**, processor time of one call in microseconds; the ratio counts that of the database too. Servers
and load have a core each, since the database is idle. Each call is measured in ${PROCESSES} processes on each engine, with ${ROUNDS_OF_PROCESS} rounds of ${SECONDS_OF_ROUND} s
in turns, after ${WARMUP_OF_PROCESS} s to warm up; which engine is first alternates. The table has the round in the middle, and the median of the ratios of rounds that
followed each other, since the machine is up to a quarter slower for seconds. The price of the change log is such a median too.

${readTable(results.reads)}

**Processor time of one call** in microseconds. The plain transaction is Kysely's on the driver \`postgres\` behind
\`node:http\`, without limits or checks: the user locked, the cooldown, the insert, two counters. The bare server sends
the statements of a profile itself, prepared.

| call | instance | database | load | a second | p99 |
|---|--:|--:|--:|--:|--:|
${costLine('check-in, 64 connections', checkins.product)}
${costLine('the same as a plain transaction', checkins.bare)}
${costLine('check-in without the change log', results.feed.without)}
${costLine('check-in with it, in turns', results.feed.with)}
${costLine('own profile, 8 connections', profile.product)}
${costLine('the same on the bare server', profile.bare)}
${instancesSection(results.instances)}
### On paper

From these measurements alone:

| | |
|---|--:|
| a user's row with its indexes | ${count(inputs.rowBytes.users)} bytes |
| a session | ${count(inputs.rowBytes.sessions)} bytes |
| a check-in | ${count(inputs.rowBytes.check_ins)} bytes |
| a brewery | ${count(inputs.rowBytes.breweries)} bytes |
| write-ahead log of a check-in | ${count(inputs.walBytes)} bytes |
| memory of an instance at rest with ${count(breweries)} breweries | ${count(inputs.memoryBytes / 1e6)} MB |
| groups in the rank cache for ${count(users)} people | ${count(inputs.rankGroups)} |
| a picture in all sizes: a screen with a drawing, noise | ${count(inputs.pictureBytes.drawing / 1000)} kB, ${count(inputs.pictureBytes.noise / 1000)} kB |

and these assumptions: a person checks in ${assumed.checkinsAWeek === 1 ? 'once' : `${assumed.checkinsAWeek} times`} a week and opens the app ${assumed.visitsAWeek} times, with ${assumed.callsAVisit} calls each, of
which ${assumed.uncachedPart * 100} % ask the database and cost as much as a profile; the others cost as much as one brewery. The busiest hour
has ${assumed.busiestHour * 100} % of a week. A processor is planned to be busy for ${assumed.load * 100} %. One person in ${1 / assumed.picturesAYear} adds a picture a year.

${paper(inputs, { checkin: checkins.product, profile: profile.product, cached: oneBrewery(results) })}
`;
}

/** Returns the table of the answers from memory, with the processor time of a call in microseconds. */
export function readTable(rows: readonly ReadRow[]): string {
  return `| call | on SQLite | on PostgreSQL | database | ratio |
|---|--:|--:|--:|--:|
${rows.map(readLine).join('\n')}`;
}

function targetsOf(results: Results): Target[] {
  const { reads, profile, checkins, feed, instances, startMs } = results;
  const { product, bare } = checkins;
  const rate = atLeast('check-ins a second, 64 connections', product.perSecond, 3000, count);
  const faster = product.perSecond / bare.perSecond;
  const price = feed.price * 100;
  const slowest = Math.min(...reads.map(({ ratio }) => ratio));
  return [
    atLeast('answers from memory beside SQLite, the slowest of five', slowest, 0.95),
    rate,
    atLeast('check-ins beside the plain transaction', faster, 2.5),
    atMost('p99 of check-ins', product.p99, 50, 'ms'),
    atLeast(
      'own profile and rank beside the bare server',
      serverMicros(profile.bare) / serverMicros(profile.product),
      0.5,
    ),
    ...(instances ?? []).map((row) =>
      atLeast(
        `three instances beside one behind HAProxy, per processor, ${FEWER} connections each: ${row.name}`,
        row.ratio,
        0.85,
      ),
    ),
    atMost('start on a migrated database', startMs, 600, 'ms'),
    atMost('price of the change log for a check-in', price, 15, '%'),
  ];
}

function instancesSection(rows: readonly InstancesRow[] | undefined): string {
  if (!rows) return '\nHAProxy was not installed, so several instances were not measured.\n';
  const lines = rows.flatMap(({ name, alone, one, three, oneWithFewer, threeWithMore }) => [
    instancesLine(`${name}: one instance alone`, MANY, alone),
    instancesLine(`${name}: one behind HAProxy`, MANY, one),
    instancesLine(`${name}: three behind HAProxy`, MANY, three),
    instancesLine(`${name}: one behind HAProxy`, FEWER, oneWithFewer),
    instancesLine(`${name}: three behind HAProxy`, MORE, threeWithMore),
  ]);
  const shared = rows.map(({ name, ratioOfShared }) => `${ratioOfShared.toFixed(2)} for ${name}`);
  return `
**Several instances**, processor time of one call in microseconds. The targets compare instances with as many connections
each, as they have when people come to more instances: three with ${MANY} connections beside one with ${FEWER}. What one
takes is the mean of the three, each measured alone. When three share the ${MANY} connections of one, the ratio is ${shared.join(' and ')}.
The ratios are the median of those of rounds that followed each other; the table has the best rounds.

| | connections | instances | HAProxy | database | a second |
|---|--:|--:|--:|--:|--:|
${lines.join('\n')}
`;
}

function instancesLine(name: string, connections: number, cost: Cost): string {
  const cells = FRONT.map((process) => count(cost.micros[process] ?? 0));
  return `| ${name} | ${connections} | ${cells.join(' | ')} | ${count(cost.perSecond)} |`;
}

function readLine(row: ReadRow): string {
  const { sqlite, postgres } = row;
  const micros = [sqlite.micros.instance, postgres.micros.instance, postgres.micros.database];
  const cells = micros.map((one) => count(one ?? 0));
  return `| ${row.name} | ${cells.join(' | ')} | ${row.ratio.toFixed(2)} |`;
}

function costLine(name: string, { micros, perSecond, p99 }: Cost): string {
  const cells = ['instance', 'database', 'load'].map((process) => count(micros[process] ?? 0));
  return `| ${name} | ${cells.join(' | ')} | ${count(perSecond)} | ${p99} ms |`;
}

function oneBrewery({ reads }: Results): Cost {
  const row = reads.find(({ name }) => name === 'one brewery');
  if (!row) throw new Error('One brewery was not measured.');
  return row.postgres;
}

function atLeast(
  what: string,
  value: number,
  target: number,
  format: (value: number) => string = (ratio) => ratio.toFixed(2),
): Target {
  const isReached = value >= target;
  return { what, measured: format(value), target: `${format(target)} at least`, isReached };
}

function atMost(what: string, value: number, target: number, unit: string): Target {
  const measured = `${unit === '%' ? value.toFixed(1) : count(value)} ${unit}`;
  return { what, measured, target: `${target} ${unit} at most`, isReached: value <= target };
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
