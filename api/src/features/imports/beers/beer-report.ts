import { count, counted } from '../../../lib/counted.ts';
import { listed, placesOf, section, table } from '../describe-report.ts';

/** The result of an import of beers. */
export interface BeerReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Breweries whose tap list it changed. */
  breweries: number;
  skipped: Record<'no name' | 'no style of the finder', number>;
  /** The number of skipped beers by their style, as published. */
  unknownStyles: Map<string, number>;
  /** Beers of unknown breweries, or of ambiguous ones. */
  unknown: Missing;
  ambiguous: Missing;
  /** Duplicates: the same beer of the same brewery. */
  twice: number;
  /** Beers beyond the limit of a tap list. */
  full: number;
  editsKept: number;
  deletedHere: number;
  /** Breweries whose town in the list is another one of the same state. */
  elsewhere: Set<string>;
  /** Unreadable values of imported beers. */
  leftOut: Places;
  broken: Places;
}

interface Places {
  all: number;
  first: { place: string; problem: string }[];
}

interface Missing {
  beers: number;
  breweries: Set<string>;
}

const MAX_LISTED = 20;

/** Returns an empty report. */
export function emptyBeerReport(): BeerReport {
  const none = () => ({ beers: 0, breweries: new Set<string>() });
  return {
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    breweries: 0,
    skipped: { 'no name': 0, 'no style of the finder': 0 },
    unknownStyles: new Map(),
    unknown: none(),
    ambiguous: none(),
    twice: 0,
    full: 0,
    editsKept: 0,
    deletedHere: 0,
    elsewhere: new Set(),
    leftOut: { all: 0, first: [] },
    broken: { all: 0, first: [] },
  };
}

/** Counts a beer whose brewery was not found. */
export function countMissing(
  report: BeerReport,
  kind: 'unknown' | 'ambiguous',
  brewery: string,
): void {
  report[kind].beers += 1;
  report[kind].breweries.add(brewery);
}

/** Counts a beer whose style is none of the finder's. */
export function countUnknownStyle({ skipped, unknownStyles }: BeerReport, style: string): void {
  skipped['no style of the finder'] += 1;
  unknownStyles.set(style, (unknownStyles.get(style) ?? 0) + 1);
}

/** Counts a problem of a row, and stores the first ones. */
export function countPlace(places: Places, one: Places['first'][number]): void {
  places.all += 1;
  if (places.first.length < MAX_LISTED) places.first.push(one);
}

/**
 * Formats the report: the counts of rows, then the problems.
 * @param isWhole whether to list every brewery and style that was not found, not only the first 20
 */
export function describeBeers(report: BeerReport, isWhole = false): string {
  const most = isWhole ? Number.POSITIVE_INFINITY : MAX_LISTED;
  const breweriesOf = (breweries: ReadonlySet<string>) =>
    listed([...breweries].sort().slice(0, most), breweries.size);
  const rows: [string, number][] = [
    ['added', report.added],
    ['changed', report.changed],
    ['unchanged', report.unchanged],
    ['deleted here, not added again', report.deletedHere],
    ['of an unknown brewery', report.unknown.beers],
    ['of several breweries with this name', report.ambiguous.beers],
    ['listed twice', report.twice],
    ['skipped, no style of the finder', report.skipped['no style of the finder']],
    ['skipped, no name', report.skipped['no name']],
    ['skipped, the tap list is full', report.full],
    ['not readable', report.broken.all],
    ['rows in all', report.rows],
  ];
  const always = ['added', 'changed', 'unchanged', 'rows in all'];
  return [
    table(rows.filter(([label, beers]) => beers > 0 || always.includes(label))),
    `\n${count(report.breweries)} breweries have beers of this list; ${count(report.editsKept)} beers keep what was edited here.`,
    ...section('No style of the finder:', stylesOf(report.unknownStyles, most)),
    ...section('Not here:', breweriesOf(report.unknown.breweries)),
    ...section('Several have this name in the town:', breweriesOf(report.ambiguous.breweries)),
    ...section('Found in another town of the state:', breweriesOf(report.elsewhere)),
    ...section('Left out:', placesOf(report.leftOut.first, report.leftOut.all)),
    ...section('Not readable:', placesOf(report.broken.first, report.broken.all)),
  ].join('\n');
}

/** Lists the styles with their beers, most beers first. */
function stylesOf(styles: ReadonlyMap<string, number>, most: number): string {
  const sorted = [...styles].sort(
    ([style, beers], [otherStyle, others]) => others - beers || style.localeCompare(otherStyle),
  );
  const lines = sorted.map(
    ([style, beers]) => `${style || 'no style given'}: ${counted(beers, 'beer')}`,
  );
  return listed(lines.slice(0, most), styles.size);
}
