import type { SkipReason, Warning } from './openbrewerydb/openbrewerydb.rules.ts';

/** The result of an import. Rows = added + changed + unchanged + all skipped + broken. */
export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** The number of changed ones that were closed or reopened because of the source. */
  closed: number;
  reopened: number;
  /** Breweries in which a person's edit overruled the source. */
  editsKept: number;
  /**
   * The number of these that stay open although the source has them closed; the first ones by name.
   */
  keptOpen: number;
  firstKeptOpen: string[];
  skipped: Record<SkipReason, number>;
  /** Unreadable rows; the first ones with their place and problem. */
  broken: number;
  firstBroken: { place: string; problem: string }[];
  /** Breweries imported without an unusable value. */
  warnings: Record<Warning, number>;
  /** Breweries without a position, where nobody can check in yet. */
  unplaced: number;
}

const MAX_LISTED = 20;

/** Returns an empty report. */
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
    warnings: { coordinates: 0, phone: 0, website: 0, hours: 0, 'time zone': 0, offers: 0 },
    unplaced: 0,
  };
}

/** Counts an unreadable row. */
export function countBroken(report: ImportReport, place: string, problem: string): void {
  report.broken += 1;
  if (report.firstBroken.length < MAX_LISTED) report.firstBroken.push({ place, problem });
}

/** Counts a brewery that stays open although the source has it closed. */
export function countKeptOpen(
  report: ImportReport,
  { name, city }: { name: string; city: string },
): void {
  report.editsKept += 1;
  report.keptOpen += 1;
  if (report.firstKeptOpen.length < MAX_LISTED) report.firstKeptOpen.push(`${name}, ${city}`);
}
