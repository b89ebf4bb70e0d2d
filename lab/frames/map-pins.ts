import type { Page } from '@playwright/test';

interface Answer {
  result: { data: { clusters: object[]; breweries: object[] } };
}

/** The square of the pins: its middle, and how far it reaches to each side, in degrees. */
interface Square {
  latitude: number;
  longitude: number;
  reach: number;
}

/** Half the width of what a phone shows at zoom 6, so that all stay in sight. */
const STATE: Square = { latitude: 38.5, longitude: -97.5, reach: 2 };

/** Replaces the server's response for the map by this many pins. */
export async function showPins(page: Page, count: number, square = STATE): Promise<void> {
  const { latitude, longitude, reach } = square;
  const side = 2 * reach;
  const breweries = Array.from({ length: count }, (_, at) => ({
    id: `pin-${at}`,
    name: `Brewery ${at}`,
    city: 'Salina',
    latitude: latitude - reach + (((at * 7919) % 10_007) / 10_007) * side,
    longitude: longitude - reach + (((at * 104_729) % 10_007) / 10_007) * side,
  }));
  await page.unroute(/\/trpc\/[^?]*breweries\.clusters/);
  await page.route(/\/trpc\/[^?]*breweries\.clusters/, async (route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const response = await route.fetch();
    const answers: Answer[] = await response.json();
    const answer = answers[names.indexOf('breweries.clusters')];
    if (answer) answer.result.data = { clusters: [], breweries };
    await route.fulfill({ response, json: answers });
  });
}
