import { expect, type Locator, type Page } from '@playwright/test';
import { shareOfLand } from '../support/browser/share-of-land.ts';
import { aFewStreetsAway, lampwick, standAt } from '../support/location.ts';
import { adminTest, memberTest } from '../support/people.ts';
import { appOf, expectGoodScreen, expectNoOverflow } from '../support/screen.ts';

const test = memberTest;
const { latitude, longitude } = lampwick.position;

function locators(page: Page) {
  const map = appOf(page).getByRole('region', { name: 'Map of the breweries' });
  return {
    map,
    status: map.getByRole('status'),
    cards: map.getByRole('list', { name: 'Breweries in sight' }).getByRole('article'),
    chips: map.getByRole('list', { name: 'Where there are more' }).getByRole('button'),
  };
}

/** Opens the map at a place and waits for what is in sight. */
async function openMap(page: Page, place: string) {
  await page.goto(`/breweries?view=map&at=${place}`);
  const shown = locators(page);
  await expect(shown.status).toHaveText(/in sight/);
  return shown;
}

/** Returns the middle of what nothing lies over: the buttons end at the lower edge of it. */
async function middleOf(map: Locator) {
  const frame = await map.boundingBox();
  const zoomOut = await map.getByRole('button', { name: 'Zoom out' }).boundingBox();
  if (!frame || !zoomOut) throw new Error('The map has no frame or no buttons.');
  const bottom = zoomOut.y + zoomOut.height + 8;
  return { x: frame.x + frame.width / 2, y: (frame.y + bottom) / 2 };
}

async function expectOneLine(text: Locator) {
  const lines = text.evaluate((element) => {
    const { fontSize } = getComputedStyle(element);
    return element.getBoundingClientRect().height / Number.parseFloat(fontSize);
  });
  expect(await lines).toBeLessThan(2.5);
}

test('zooms from a state to a brewery, and comes back to the same place', async ({
  page,
  context,
}) => {
  await standAt(context, aFewStreetsAway);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin || !protocol.startsWith('http');
    if (page.url().startsWith('http') && !isOwn) foreign.push(request.url());
  });
  await page.goto('/breweries');
  await appOf(page).getByRole('button', { name: 'Map' }).tap();
  const { map, status, cards, chips } = locators(page);
  await expect(status).toHaveText(/^\d+ breweries in sight/);
  await expect(page).toHaveURL(/view=map$/);
  for (let step = 0; (await cards.count()) === 0 || step < 2; step += 1) {
    const before = page.url();
    await chips.first().click();
    await expect(page).not.toHaveURL(before);
    await expect(status).toHaveText(/in sight/);
  }
  // The cards of the place before are in another order.
  await expect(map).toHaveAttribute('aria-busy', 'false');
  const name = String(await cards.first().getByRole('link').textContent());
  const place = page.url();
  await cards.first().getByRole('link').click();
  await expect(appOf(page).getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(map.getByRole('link', { name })).toBeVisible();
  await appOf(page).getByRole('button', { name: 'List' }).tap();
  await expect(appOf(page).getByRole('heading', { name: 'Nearby Breweries' })).toBeVisible();
  await expect(map).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('selects by a tap on a pin and by a swipe of the cards', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await standAt(context, aFewStreetsAway);
  const { map, cards } = await openMap(page, `${latitude},${longitude},18`);
  const selected = cards.and(page.locator('[aria-current]'));
  await expect(selected).toHaveCount(0);
  const { x, y } = await middleOf(map);
  await page.touchscreen.tap(x, y - 20);
  await expect(selected.getByRole('link').first()).toHaveText(lampwick.name);

  await openMap(page, `${latitude},${longitude},12`);
  await expect(cards.nth(1)).toBeAttached();
  await cards.nth(1).scrollIntoViewIfNeeded();
  await cards.nth(1).evaluate((card) => card.scrollIntoView({ inline: 'center' }));
  await expect(cards.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('begins with the house where one stands, in a cluster or not, and keeps the ground', async ({
  page,
  context,
}) => {
  await standAt(context, lampwick.position);
  const { map, cards, chips, status } = await openMap(page, `${latitude},${longitude},10`);
  // The house is in the largest cluster.
  await expect(chips.first()).toHaveText(/Oklahoma City/);
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  const way = cards.getByRole('link', { name: /^Directions to .+: \d+ min walk$/ }).first();
  await expect(way).toHaveAttribute('href', /travelmode=walking|dirflg=w/);
  const texts = await cards
    .getByText(/^(Directions to .+: )?[\d.]+ (mi|min walk) · /)
    .allTextContents();
  const miles = texts.map((text) => {
    const [, amount, unit] = /([\d.]+) (mi|min) /.exec(text) ?? [];
    return Number(amount) / (unit === 'min' ? 26 : 1);
  });
  expect(miles.length).toBeGreaterThan(2);
  expect(miles).toEqual(miles.toSorted((one, other) => one - other));

  const ground = map.locator('.leaflet-tile-pane .leaflet-layer').first();
  await expect(ground).toHaveCSS('opacity', '1');
  await map.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(page).toHaveURL(/%2C11$/);
  await expect(status).toHaveText(/in sight/);
  await expect(ground).toHaveCSS('opacity', '1');
});

test('a page says how long the way is on foot, and by transit where it is far', async ({
  page,
  context,
}) => {
  await standAt(context, aFewStreetsAway);
  const { cards } = await openMap(page, `${latitude},${longitude},18`);
  await cards.getByRole('link', { name: lampwick.name, exact: true }).click();
  const walk = appOf(page).getByRole('link', { name: /^\d+ min walk$/ });
  await expect(walk).toHaveAttribute('href', /travelmode=walking|dirflg=w/);
  await context.setGeolocation({ ...lampwick.position, latitude: latitude + 1 });
  await page.reload();
  const ride = appOf(page).getByRole('link', { name: /^69[.\d]* mi by transit$/ });
  await expect(ride).toHaveAttribute('href', /travelmode=transit|dirflg=r/);
});

test('has ground under the breweries, whose land is the same at every zoom', async ({ page }) => {
  for (const zoom of [4, 8, 13]) {
    const { map } = await openMap(page, `${latitude},${longitude},${zoom}`);
    await expect(map.getByRole('link', { name: '© GeoNames' })).toBeVisible();
    const tiles = map.locator('.leaflet-tile-pane canvas.leaflet-tile-loaded');
    await expect.poll(() => shareOfLand(tiles)).toBeGreaterThan(zoom < 8 ? 0.3 : 0.6);
  }
});

test('writes no name of the ground under pins and clusters, from the first part of a zoom on', async ({
  page,
  context,
}) => {
  await standAt(context, aFewStreetsAway);
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown, ...rest: never[]) {
      sent.push(message);
      post.call(this, message, ...rest);
    };
    Object.assign(window, { sent });
  });
  const { map } = await openMap(page, `${latitude},${longitude},9`);
  await map.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(page).toHaveURL(/%2C10$/);
  // What the painter knew of the marks when it was asked for the first part.
  const known = await page.evaluate(() => {
    const sent: { z?: number; zoom?: number; avoided?: unknown[] }[] = Reflect.get(window, 'sent');
    const first = sent.findIndex(({ z }) => z === 10);
    const { zoom, avoided = [] } = sent.slice(0, first).findLast((one) => 'avoided' in one) ?? {};
    return { zoom, marks: avoided.length };
  });
  expect(known.zoom).toBe(10);
  expect(known.marks).toBeGreaterThan(3);
});

test('has cards for the nearest of many breweries only', async ({ page }) => {
  const { status, cards } = await openMap(page, `${latitude},${longitude},5`);
  await page.route(/\/trpc\/[^?]*breweries\.clusters/, async (route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const response = await route.fetch();
    const answers = await response.json();
    const breweries = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `brewery-${at}`, name: `Brewery ${at}`, city: 'Salina' },
      ...{ latitude: latitude + at / 100, longitude },
    }));
    answers[names.indexOf('breweries.clusters')].result.data = { clusters: [], breweries };
    await route.fulfill({ response, json: answers });
  });
  await page.reload();
  await expect(status).toHaveText(/^60 breweries in sight/);
  await expect(cards).toHaveCount(40);
});

test('says that nothing is in sight, and that there is no network', async ({ page, context }) => {
  const { status, map } = await openMap(page, '0,-30,12');
  await expect(status).toHaveText(/No brewery in sight/);
  await openMap(page, `${latitude},${longitude},9`);
  await context.setOffline(true);
  await map.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(status).toHaveText(/No network/);
  await context.setOffline(false);
  await map.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(status).toHaveText(/in sight/);
});

test('has the breweries that the device keeps, without a network', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  const isKept = page.waitForResponse((response) =>
    /limit[^&]*200/.test(decodeURIComponent(response.url())),
  );
  await page.goto('/breweries');
  await isKept;
  await appOf(page).getByRole('button', { name: 'Map' }).tap();
  const { map, status, cards } = locators(page);
  await expect(status).toHaveText(/in sight/);
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  await context.setOffline(true);
  await map.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(status).toHaveText(/No network/);
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  // Nobody has searched for it before.
  await appOf(page).getByRole('textbox', { name: 'Search breweries' }).fill('norman');
  await expect(cards.first()).toContainText('Norman');
  await expect(cards.filter({ hasNotText: 'Norman' })).toHaveCount(0);
});

test('has the breweries that the device keeps while those of the server load, and if they fail', async ({
  page,
  context,
}) => {
  await standAt(context, lampwick.position);
  const isKept = page.waitForResponse((response) =>
    /limit[^&]*200/.test(decodeURIComponent(response.url())),
  );
  await page.goto('/breweries');
  await isKept;
  const answered = Promise.withResolvers<void>();
  await page.route(/\/trpc\/[^?]*breweries\.clusters/, async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await appOf(page).getByRole('button', { name: 'Map' }).tap();
  const { map, status, cards } = locators(page);
  await expect(status).toHaveText('Looking around...');
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  // Where no tile has come, all is land.
  const land = await map.evaluate((element) => {
    const probe = element.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--color-land)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await expect(map).toHaveCSS('background-color', land);
  answered.resolve();
  await expect(status).toHaveText(/Only what loaded before/);
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  await page.unroute(/\/trpc\/[^?]*breweries\.clusters/);
  await status.getByRole('button', { name: 'Try again' }).tap();
  await expect(status).toHaveText(/in sight/);
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const) {
  test(`says on one line what it shows at ${width} x ${height}`, async ({ page, context }) => {
    await standAt(context, aFewStreetsAway);
    await page.setViewportSize({ width, height });
    const { map, status, cards } = await openMap(page, `${latitude},${longitude},12`);
    await expect(status).toHaveText(/\d+ breweries in sight.*Without streets/);
    await expectOneLine(status);
    const card = await cards.first().boundingBox();
    expect(card?.width).toBeLessThan(width);
    await openMap(page, '0,-30,12');
    await expectOneLine(status);
    await openMap(page, `${latitude},${longitude},12`);
    await context.setOffline(true);
    await map.getByRole('button', { name: 'Zoom out' }).tap();
    await expect(status).toHaveText(/No network/);
    // What was loaded stays, and a line above the page takes some of the height.
    await expect(page.getByRole('complementary', { name: 'Connection' })).toBeVisible();
    await expect(cards.first()).toBeInViewport({ ratio: 1 });
    await expectOneLine(status);
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const bottom = await map.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeCloseTo(bar?.y ?? 0, 0);
  });
}

test('shows the whole country to somebody whose place is not known', async ({ page }) => {
  await page.goto('/breweries?view=map');
  const { map, status } = locators(page);
  await expect(status).toHaveText(/\d+ breweries in sight/);
  await expect(map.getByRole('button', { name: 'My location' })).toHaveCount(0);
  await map.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(page).toHaveURL(/at=\d+\.\d+%2C-9\d\.\d+%2C[345]$/);
});

adminTest(
  'shows many breweries at one place as one cluster, and cards for all',
  async ({ page }) => {
    const place = { latitude: 71.2906, longitude: -156.7886 };
    const address = { address: '1 Ice Rd', city: 'Utqiagvik', state: 'Alaska', zipCode: '99723' };
    const count = 25;
    for (let number = 1; number <= count; number += 1) {
      const data = { name: `Zenith ${number}`, ...address, ...place };
      const response = await page.request.post('/api/breweries', { data });
      expect(response.status(), await response.text()).toBe(200);
    }
    for (const zoom of [4, 12, 18]) {
      const { chips } = await openMap(page, `${place.latitude},${place.longitude},${zoom}`);
      await expect(chips).toHaveText([`Utqiagvik ${count} breweries`]);
    }
    const { map, cards } = locators(page);
    // The nearest have cards although they are in a cluster.
    await expect(cards).toHaveCount(20);
    await expect(cards.last().getByRole('link')).toHaveText(/^Zenith/);
    const { x, y } = await middleOf(map);
    await page.touchscreen.tap(x, y);
    // Each page loads when the last cards of the one before come into sight.
    await expect(async () => {
      await cards.last().evaluate((card) => card.scrollIntoView({ inline: 'center' }));
      await expect(cards).toHaveCount(count, { timeout: 1000 });
    }).toPass();
    await cards.last().getByRole('link').click();
    await expect(
      appOf(page).getByRole('heading', { name: /^Zenith \d+$/, level: 1 }),
    ).toBeVisible();
  },
);

test('searches on the map', async ({ page }) => {
  const { status, cards } = await openMap(page, `${latitude},${longitude},9`);
  await appOf(page).getByRole('textbox', { name: 'Search breweries' }).fill(lampwick.name);
  await expect(status).toHaveText(/^1 brewery in sight/);
  await expect(cards.getByRole('link')).toHaveText([lampwick.name]);
  await expect(page).toHaveURL(/view=map/);
});

test('is as dark as the app between the countries', async ({ page }) => {
  const { map } = await openMap(page, '38,-97,4');
  const drawn = map.locator('.leaflet-container');
  await expect(drawn).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('shows map and cards in landscape without scrolling', async ({ page, context }) => {
  await standAt(context, aFewStreetsAway);
  await page.setViewportSize({ width: 844, height: 390 });
  const { map, cards, status } = await openMap(page, `${latitude},${longitude},12`);
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  await expect(map).toBeInViewport({ ratio: 1 });
  // The cards are a column beside the part of the map that stays free.
  const [frame, first, second] = [
    await map.boundingBox(),
    await cards.first().boundingBox(),
    await cards.nth(1).boundingBox(),
  ];
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(first?.width).toBeLessThan((frame?.width ?? 0) / 2);
  await context.setOffline(true);
  await map.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(status).toHaveText(/No network/);
  await expect(status).toBeInViewport({ ratio: 1 });
});

test('looks good on phones, with large text and in landscape', async ({ page }) => {
  const { status } = await openMap(page, `${latitude},${longitude},9`);
  await expectGoodScreen(page, async () => await expect(status).toHaveText(/in sight/));
  await expectNoOverflow(page, 'the map');
});

test('stands beside the list on a wide screen', async ({ page, context }) => {
  await standAt(context, aFewStreetsAway);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/breweries');
  const { map, status } = locators(page);
  await expect(status).toHaveText(/in sight/);
  const list = appOf(page).getByRole('article').filter({ hasText: lampwick.name }).first();
  await expect(list).toBeVisible();
  const [ofList, ofMap] = [await list.boundingBox(), await map.boundingBox()];
  expect((ofList?.x ?? 0) + (ofList?.width ?? 0)).toBeLessThanOrEqual(ofMap?.x ?? 0);
  await expect(map).toBeInViewport({ ratio: 1 });
  await expect(appOf(page).getByRole('button', { name: 'Map', exact: true })).toBeHidden();
});

test('names each town once', async ({ page, context }) => {
  await standAt(context, aFewStreetsAway);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { status, chips } = await openMap(page, `${latitude},${longitude},10`);
  const towns = (await chips.allTextContents()).map((text) => text.replace(/ \d+ breweries$/, ''));
  expect(towns.length).toBeGreaterThan(1);
  expect(towns).toEqual([...new Set(towns)]);
  const counts = (await chips.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  // Several clusters around the town: the map shows all of them.
  await chips.first().click();
  await expect(page).toHaveURL(/%2C1[1-9]$/);
  await expect(status).toHaveText(/in sight/);
});
