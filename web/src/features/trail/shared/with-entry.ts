import type { TrailEntry, TrailPage } from '@hoptrail/contracts/trail';

/** What the query cache has of a trail: a page alone, or the pages of an infinite list. */
export type CachedTrail = TrailPage | { pages: TrailPage[]; pageParams: unknown[] };

/** Returns the cached trail with a changed check-in in place of the old one. */
export function withEntry(cached: CachedTrail, entry: TrailEntry): CachedTrail {
  if ('pages' in cached) {
    return { ...cached, pages: cached.pages.map((page) => inPage(page, entry)) };
  }
  return inPage(cached, entry);
}

function inPage(page: TrailPage, entry: TrailEntry): TrailPage {
  if (!page.entries.some(({ id }) => id === entry.id)) return page;
  return { ...page, entries: page.entries.map((old) => (old.id === entry.id ? entry : old)) };
}
