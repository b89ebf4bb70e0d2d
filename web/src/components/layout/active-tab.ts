/** Pages that are found under a tab although their address does not begin with the tab's. */
const homes = [
  ['/', /^\/(leaderboard|beer-dog|admin(\/\w+)?)\/?$/],
  ['/breweries', /^\/brewery\/[^/]+\/?$/],
  ['/events', /^\/(event|special-event|weekly-events)\//],
  ['/brewery-owner-dashboard', /^\/brewery\/[^/]+\/[^/]+/],
] as const;

/** The tab that a page belongs to beside those at whose address it begins; undefined for none. */
export function tabOf(pathname: string): string | undefined {
  return homes.find(([, pages]) => pages.test(pathname))?.[0];
}
