import type { Page } from '@playwright/test';

interface Answer {
  result: { data: { clusters: object[]; breweries: object[] } };
}

/** The box of the pins: half the width of what a phone shows at zoom 6, so that all stay in sight. */
const BOX = { south: 36.5, north: 40.5, west: -99.5, east: -95.5 };

/** Replaces the server's response for the map by this many pins. */
export async function showPins(page: Page, count: number): Promise<void> {
  const breweries = Array.from({ length: count }, (_, at) => ({
    id: `pin-${at}`,
    name: `Brewery ${at}`,
    city: 'Salina',
    latitude: BOX.south + (((at * 7919) % 10_007) / 10_007) * (BOX.north - BOX.south),
    longitude: BOX.west + (((at * 104_729) % 10_007) / 10_007) * (BOX.east - BOX.west),
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
