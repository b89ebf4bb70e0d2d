import type { LogbookEntry, LogbookPage } from '@hoptrail/contracts/logbook/logbook';
import type { ImportedVisit } from '@hoptrail/contracts/personal-data/personal-data';
import { stampEditions } from '@hoptrail/drawings/stamps/stamp-look';
import { monthText } from '../../../lib/text/dates.ts';

/** A check-in, or a visit that was imported from another app. */
export type LogbookItem = LogbookEntry | ImportedVisit;

/**
 * A row of the list: the heading of a month, a check-in with the edition of its stamp, or an
 * imported visit.
 */
type LogbookRow =
  | { kind: 'month'; key: string; title: string }
  | { kind: 'entry'; key: string; entry: LogbookEntry; edition: number }
  | { kind: 'imported'; key: string; visit: ImportedVisit };

/** Returns the check-ins and imported visits of a page, newest first. */
export function itemsOf({ entries, imported = [] }: LogbookPage): LogbookItem[] {
  if (imported.length === 0) return entries;
  return [...entries, ...imported].toSorted((a, b) => (instantOf(a) < instantOf(b) ? 1 : -1));
}

function instantOf(item: LogbookItem): string {
  return 'source' in item ? item.visitedAt : item.createdAt;
}

/** Returns the rows of a logbook: its items below the headings of their months. */
export function logbookRows(items: readonly LogbookItem[]): LogbookRow[] {
  const visited = items.flatMap((item) => ('source' in item ? [] : item.breweryId));
  const editions = stampEditions(visited).values();
  const rows: LogbookRow[] = [];
  let month = '';
  for (const item of items) {
    const next = item.visitedOn.slice(0, 7);
    // Two breweries in different zones can be in different months in the wrong order.
    if (month === '' || next < month) {
      month = next;
      rows.push({ kind: 'month', key: month, title: monthText(item.visitedOn) });
    }
    if ('source' in item) rows.push({ kind: 'imported', key: item.id, visit: item });
    else
      rows.push({ kind: 'entry', key: item.id, entry: item, edition: editions.next().value ?? 0 });
  }
  return rows;
}
