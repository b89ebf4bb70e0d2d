import type { LogbookEntry, LogbookPage } from '@hoptrail/contracts/logbook/logbook';

/** What the query cache has of a logbook: a page alone, or the pages of an infinite list. */
export type CachedLogbook = LogbookPage | { pages: LogbookPage[]; pageParams: unknown[] };

/** Returns the cached logbook with a changed check-in in place of the old one. */
export function withEntry(cached: CachedLogbook, entry: LogbookEntry): CachedLogbook {
  if ('pages' in cached) {
    return { ...cached, pages: cached.pages.map((page) => inPage(page, entry)) };
  }
  return inPage(cached, entry);
}

function inPage(page: LogbookPage, entry: LogbookEntry): LogbookPage {
  if (!page.entries.some(({ id }) => id === entry.id)) return page;
  return { ...page, entries: page.entries.map((old) => (old.id === entry.id ? entry : old)) };
}
