/** Accounts of the demo. */
export type Account = 'fan' | 'owner' | 'admin';

/** A screen to look at, and who must be signed in to see it. */
export interface Screen {
  name: string;
  path: string;
  account?: Account;
}

/**
 * The screens that somebody may open first: those of visitors, then each account's.
 * @param url of a server with the demo's content, some of which is looked at
 */
export async function allScreens(url: string): Promise<Screen[]> {
  const brewery = await firstId(`${url}/api/breweries?lat=35.4676&lng=-97.5164&limit=1`);
  const special = await firstId(`${url}/api/special-events`);
  return [
    { name: 'Sign-in', path: '/welcome' },
    { name: 'Terms', path: '/terms' },
    { name: 'Privacy', path: '/privacy' },
    ...of('fan', {
      Profile: '/',
      'Nearby Breweries': '/breweries',
      Brewery: `/brewery/${brewery}`,
      Events: '/events',
      'Special event': `/special-event/${special}`,
      'Weekly events': '/weekly-events/saturday',
      Leaderboard: '/leaderboard',
      Podcast: '/podcast',
      'Beer finder': '/beer-finder',
      'Pet gallery': '/beer-dog',
    }),
    ...of('owner', { 'Owner dashboard': '/brewery-owner-dashboard' }),
    ...of('admin', {
      'Edit brewery': `/brewery/${brewery}/edit`,
      People: '/admin/people',
      History: '/admin/history',
    }),
  ];
}

function of(account: Account, paths: Readonly<Record<string, string>>): Screen[] {
  return Object.entries(paths).map(([name, path]) => ({ name, path, account }));
}

async function firstId(address: string): Promise<string> {
  const listed: { id: string }[] = JSON.parse(await (await fetch(address)).text());
  const [first] = listed;
  if (!first) throw new Error(`${address} lists nothing.`);
  return first.id;
}
