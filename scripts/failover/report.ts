import type { Verdict } from './check.ts';
import type { Outcome } from './load.ts';

const MOST_GAP_MS = 30_000;

/** What came of one fault. */
export interface Result {
  name: string;
  /** When it began. */
  begun: number;
  outcome: Outcome;
  verdict: Verdict;
  /** The warnings and errors in the instances' logs that speak of the database. */
  complaints: readonly string[];
  /** Whether no instance ended that the fault did not end. */
  isWhole: boolean;
  notes?: readonly string[];
  wrongs?: readonly string[];
  /** How long its cause lasts, in milliseconds; nothing by default. */
  lastsMs?: number | undefined;
}

/** Collects the results, and prints them as a table. */
export class Report {
  readonly #results: Result[] = [];
  #failedChecks = 0;

  add(result: Result): void {
    this.#results.push(result);
    console.log(describe(result));
  }

  /** Adds something that was looked for. @param found what was found; undefined if it was not */
  addCheck(what: string, found: string | undefined): void {
    if (found === undefined) this.#failedChecks += 1;
    console.log(
      found === undefined ? `  NOT GOOD: ${what}: not found` : `  good: ${what}: ${found}`,
    );
  }

  /** Whether nothing was lost or doubled, and everything recovered in time. */
  get isGood(): boolean {
    return this.#failedChecks === 0 && this.#results.every(isGood);
  }

  print(): void {
    if (this.#results.length === 0) return;
    console.log(
      '\n| Fault | Acknowledged | Lost | Doubled | Stale | Longest gap | Check-ins | Reads | Slowest response |\n|---|---|---|---|---|---|---|---|---|',
    );
    for (const result of this.#results) {
      const { name, outcome, verdict } = result;
      const { acknowledged, lost, doubled, stale } = verdict;
      const cells = [
        name,
        acknowledged.toLocaleString('en'),
        lost,
        doubled,
        stale,
        seconds(gapOf(result)),
        byStatus(outcome.writes),
        byStatus(outcome.reads),
        seconds(outcome.slowestMs),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}

function isGood(result: Result): boolean {
  const { verdict, isWhole, outcome, lastsMs = 0, wrongs = [] } = result;
  const { lost, doubled, miscounted, stale } = verdict;
  const wrong = lost + doubled + miscounted + stale + outcome.withoutRetryAfter + wrongs.length;
  return isWhole && wrong === 0 && gapOf(result) < lastsMs + MOST_GAP_MS;
}

function describe(result: Result): string {
  const { outcome, verdict, complaints, isWhole, notes = [], wrongs = [] } = result;
  return [
    `  ${isGood(result) ? 'good' : 'NOT GOOD'}: longest gap ${seconds(gapOf(result))}, slowest response ${seconds(outcome.slowestMs)}`,
    `  check-ins: ${byStatus(outcome.writes)}; reads: ${byStatus(outcome.reads)}`,
    `  acknowledged ${verdict.acknowledged}, lost ${verdict.lost}, doubled ${verdict.doubled}, miscounted ${verdict.miscounted}, stale ${verdict.stale}`,
    `  503 without Retry-After: ${outcome.withoutRetryAfter}; instances ${isWhole ? 'all ran on' : 'ENDED'}`,
    ...notes.map((note) => `  ${note}`),
    ...wrongs.map((wrong) => `  WRONG: ${wrong}`),
    ...[...outcome.sentences].map((sentence) => `  "${sentence}"`),
    `  ${complaints.length} lines about the database in the logs`,
    ...complaints.slice(0, 12).map((line) => `    ${line.slice(0, 300)}`),
  ].join('\n');
}

/** Returns the longest time without an acknowledged check-in, in milliseconds. */
function gapOf({ outcome }: Result): number {
  let longest = 0;
  for (const [index, { at }] of outcome.acknowledged.entries()) {
    const before = outcome.acknowledged[index - 1];
    if (before) longest = Math.max(longest, at - before.at);
  }
  return longest;
}

function byStatus(counts: ReadonlyMap<string, number>): string {
  const entries = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  return entries
    .map(
      ([status, times]) => `${status === '0' ? 'cut off' : status}: ${times.toLocaleString('en')}`,
    )
    .join(', ');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
