/** The pages whose path does not start with that of their tab. */
const homes = [
  ['/', /^\/(leaderboard|beer-dog|logbook|your-beers|your-data|admin(\/\w+)?)\/?$/],
  ['/breweries', /^\/(search|tap|beer\/[^/]+|brewery\/[^/]+|trails(\/[^/]+)?)\/?$/],
  ['/events', /^\/(event|special-event|weekly-events)\//],
  ['/brewery-owner-dashboard', /^\/(redeem\/?$|brewery\/[^/]+\/[^/]+)/],
] as const;

/** Returns the tab of a page whose path does not start with the tab's; undefined for none. */
export function tabOf(pathname: string): string | undefined {
  return homes.find(([, pages]) => pages.test(pathname))?.[0];
}
