import type { TrailEntry } from '@hoptrail/contracts/trail';
import { stampEditions } from '@hoptrail/drawings/stamp-look';
import { monthText } from '../shared/day-text.ts';

/** A row of the list: the heading of a month, or a check-in with the edition of its stamp. */
type TrailRow =
  | { kind: 'month'; key: string; title: string }
  | { kind: 'entry'; key: string; entry: TrailEntry; edition: number };

/** Returns the rows of a trail: its check-ins below the headings of their months. */
export function trailRows(entries: readonly TrailEntry[]): TrailRow[] {
  const editions = stampEditions(entries.map(({ breweryId }) => breweryId));
  const rows: TrailRow[] = [];
  let month = '';
  for (const [at, entry] of entries.entries()) {
    const next = entry.visitedOn.slice(0, 7);
    // Two breweries in different zones can be in different months in the wrong order.
    if (month === '' || next < month) {
      month = next;
      rows.push({ kind: 'month', key: month, title: monthText(entry.visitedOn) });
    }
    rows.push({ kind: 'entry', key: entry.id, entry, edition: editions[at] ?? 0 });
  }
  return rows;
}
