import type { SkipReason, Warning } from './openbrewerydb/openbrewerydb.rules.ts';

/** What an import did. Rows = added + changed + unchanged + all skipped + broken. */
export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Of those that changed: closed because the source says so, and opened again. */
  closed: number;
  reopened: number;
  /** Breweries in which a person's edit stood against the source. */
  editsKept: number;
  /** Of these, open ones that the source calls closed; the first ones with name and town. */
  keptOpen: number;
  firstKeptOpen: string[];
  skipped: Record<SkipReason, number>;
  /** Rows that could not be read; the first ones with their place and problem. */
  broken: number;
  firstBroken: { place: string; problem: string }[];
  /** Breweries taken without a value because the published one cannot be used. */
  warnings: Record<Warning, number>;
  /** Breweries without a position: nobody can check in there yet. */
  unplaced: number;
}

const MAX_LISTED = 20;

/** The report of an import that has done nothing yet. */
export function emptyReport(): ImportReport {
  return {
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    closed: 0,
    reopened: 0,
    editsKept: 0,
    keptOpen: 0,
    firstKeptOpen: [],
    skipped: {
      closed: 0,
      planned: 0,
      'no name': 0,
      'no address': 0,
      'no city': 0,
      'no state': 0,
      'no postal code': 0,
    },
    broken: 0,
    firstBroken: [],
    warnings: { coordinates: 0, phone: 0, website: 0 },
    unplaced: 0,
  };
}

/** Counts a row that could not be read. */
export function countBroken(report: ImportReport, place: string, problem: string): void {
  report.broken += 1;
  if (report.firstBroken.length < MAX_LISTED) report.firstBroken.push({ place, problem });
}

/** Counts a brewery that the source calls closed and that stays open. */
export function countKeptOpen(
  report: ImportReport,
  { name, city }: { name: string; city: string },
): void {
  report.editsKept += 1;
  report.keptOpen += 1;
  if (report.firstKeptOpen.length < MAX_LISTED) report.firstKeptOpen.push(`${name}, ${city}`);
}
