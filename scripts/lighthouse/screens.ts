/** A screen to look at, and whether somebody must be signed in to see it. */
export interface Screen {
  name: string;
  path: string;
  isPublic: boolean;
}

/**
 * The screens that people come to first.
 * @param url of a server with the demo's content, some of which is looked at
 */
export async function firstScreens(url: string): Promise<Screen[]> {
  const brewery = await firstId(`${url}/api/breweries?lat=35.4676&lng=-97.5164&limit=1`);
  const event = await firstId(`${url}/api/special-events`);
  return [
    { name: 'Sign-in', path: '/welcome', isPublic: true },
    { name: 'Terms', path: '/terms', isPublic: true },
    { name: 'Profile', path: '/', isPublic: false },
    { name: 'Nearby Breweries', path: '/breweries', isPublic: false },
    { name: 'Brewery', path: `/brewery/${brewery}`, isPublic: false },
    { name: 'Events', path: '/events', isPublic: false },
    { name: 'Special event', path: `/special-event/${event}`, isPublic: false },
    { name: 'Leaderboard', path: '/leaderboard', isPublic: false },
    { name: 'Podcast', path: '/podcast', isPublic: false },
    { name: 'Beer finder', path: '/beer-finder', isPublic: false },
    { name: 'Pet gallery', path: '/beer-dog', isPublic: false },
  ];
}

async function firstId(address: string): Promise<string> {
  const listed: { id: string }[] = JSON.parse(await (await fetch(address)).text());
  const [first] = listed;
  if (!first) throw new Error(`${address} lists nothing.`);
  return first.id;
}
