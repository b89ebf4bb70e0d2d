import type { Cost } from '../costs.ts';
import type { Inputs } from './inputs.ts';

/** What is assumed of people; everything else on the page is measured. */
export const assumed = {
  checkinsAWeek: 1,
  visitsAWeek: 3,
  callsAVisit: 20,
  /** The part of these calls that asks the database, such as the own profile. */
  uncachedPart: 0.2,
  /** The part of a week's calls that fall into its busiest hour. */
  busiestHour: 0.05,
  /** The part of a processor that is planned with. */
  load: 0.5,
  picturesAYear: 0.1,
} as const;

const SIZES = [100_000, 1_000_000, 10_000_000, 100_000_000];
const HOUR = 3600;
const WEEKS = 52;
const GIGABYTE = 1e9;

interface Costs {
  checkin: Cost;
  profile: Cost;
  cached: Cost;
}

/** Returns what different numbers of people need, as a table in Markdown. */
export function paper(inputs: Inputs, costs: Costs): string {
  const columns = SIZES.map((people) => needs(people, inputs, costs));
  const rows = Object.keys(columns[0] ?? {}).map(
    (what) => `| ${what} | ${columns.map((column) => column[what]).join(' | ')} |`,
  );
  return [
    `| people | ${SIZES.map((people) => count(people)).join(' | ')} |`,
    `|---|${'--:|'.repeat(SIZES.length)}`,
    ...rows,
    '',
    carried(inputs, costs),
  ].join('\n');
}

/** Returns how many people one processor of an instance or database and a terabyte of pictures carry. */
function carried({ pictureBytes }: Inputs, costs: Costs): string {
  const people = (name: string) => 1 / processorsOf(1, name, costs);
  const on = (name: string) =>
    `${count(people(name))} people with ${count((people(name) * assumed.checkinsAWeek) / 7)} check-ins a day`;
  const aYear = assumed.picturesAYear * pictureBytes.noise;
  return `One processor of an instance carries ${on('instance')},
one of the database ${on('database')}. A terabyte
of a picture store carries the pictures of ${count((1000 * GIGABYTE) / aYear)} people for a year, even if all of them are noise.`;
}

function busiest(people: number, aWeek: number): number {
  return (people * aWeek * assumed.busiestHour) / HOUR;
}

/** Returns the processors that people need in the busiest hour. */
function processorsOf(people: number, name: string, { checkin, profile, cached }: Costs): number {
  const calls = busiest(people, assumed.visitsAWeek * assumed.callsAVisit);
  return (
    (busiest(people, assumed.checkinsAWeek) * (checkin.micros[name] ?? 0) +
      calls * assumed.uncachedPart * (profile.micros[name] ?? 0) +
      calls * (1 - assumed.uncachedPart) * (cached.micros[name] ?? 0)) /
    1e6 /
    assumed.load
  );
}

function needs(people: number, inputs: Inputs, costs: Costs) {
  const checkins = busiest(people, assumed.checkinsAWeek);
  const calls = busiest(people, assumed.visitsAWeek * assumed.callsAVisit);
  const processors = (name: string) => processorsOf(people, name, costs);
  const { rowBytes, walBytes, pictureBytes } = inputs;
  const aYear = people * assumed.checkinsAWeek * WEEKS;
  const walAWeek = people * assumed.checkinsAWeek * walBytes;
  return {
    'check-ins a day': count((people * assumed.checkinsAWeek) / 7),
    'check-ins a second in the busiest hour': count(checkins),
    'calls a second in the busiest hour': count(calls + checkins),
    'processors for instances': decimal(processors('instance')),
    'processors for the database': decimal(processors('database')),
    'rows of people and sessions': gigabytes(people * (rowBytes.users + rowBytes.sessions)),
    'check-ins after a year': gigabytes(aYear * rowBytes.check_ins),
    'write-ahead log a day': gigabytes(walAWeek / 7),
    'write-ahead log a second in the busiest hour': `${decimal((checkins * walBytes) / 1e6)} MB`,
    'pictures after a year': `${gigabytes(people * assumed.picturesAYear * pictureBytes.drawing)} to ${gigabytes(people * assumed.picturesAYear * pictureBytes.noise)}`,
  } as Record<string, string>;
}

function gigabytes(bytes: number): string {
  return bytes >= 1000 * GIGABYTE
    ? `${decimal(bytes / GIGABYTE / 1000)} TB`
    : `${decimal(bytes / GIGABYTE)} GB`;
}

function decimal(value: number): string {
  return value >= 10 ? count(value) : value.toFixed(1);
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
