import { count } from '../../lib/counted.ts';
import type { ImportReport } from './import-report.ts';

/** Formats the report: the counts of rows, then the problems. */
export function describeBreweries(report: ImportReport): string {
  const skipped = Object.entries(report.skipped).filter(([, rows]) => rows > 0);
  const rows: [string, number][] = [
    ['added', report.added],
    ['changed', report.changed],
    ['unchanged', report.unchanged],
    ...skipped.map(([reason, rows]): [string, number] => [`skipped, ${reason}`, rows]),
    ['not readable', report.broken],
    ['rows in all', report.rows],
  ];
  const notes: [string, number][] = [
    ['without a position (no check-in there)', report.unplaced],
    ['of these, with unusable coordinates', report.warnings.coordinates],
    ['phone left out, not a number', report.warnings.phone],
    ['website left out, not a link', report.warnings.website],
    ['hours not read, kept as text', report.warnings.hours],
    ['time zone left out, not known', report.warnings['time zone']],
    ['offers left out, not in the list', report.warnings.offers],
    ['closed, as in the list', report.closed],
    ['reopened, as in the list', report.reopened],
    ['kept as edited here', report.editsKept],
  ];
  return [
    table(rows),
    ...section('Of the breweries:', table(notes.filter(([, breweries]) => breweries > 0))),
    ...section(
      'Closed in the list, but left open because of an owner or edits here:',
      listed(report.firstKeptOpen, report.keptOpen),
    ),
    ...section('Not readable:', placesOf(report.firstBroken, report.broken)),
  ].join('\n');
}

/** Returns a section of a report with its title; nothing if it is empty. */
export function section(title: string, body: string): string[] {
  return body === '' ? [] : ['', title, body];
}

/** Formats numbers in a column with their labels. */
export function table(rows: readonly [string, number][]): string {
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  return rows.map(([label, n]) => `  ${label.padEnd(width)}  ${count(n).padStart(8)}`).join('\n');
}

/** Lists the places of the first problems, and the number of further ones. */
export function placesOf(
  first: readonly { place: string; problem: string }[],
  all: number,
): string {
  return listed(
    first.map(({ place, problem }) => `${place}: ${problem}`),
    all,
  );
}

/** Lists the first items, and the number of further ones. */
export function listed(first: readonly string[], all: number): string {
  const more = all - first.length;
  const lines = more > 0 ? [...first, `and ${count(more)} more`] : first;
  return lines.map((line) => `  ${line}`).join('\n');
}
