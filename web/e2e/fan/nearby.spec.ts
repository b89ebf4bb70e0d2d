import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { newPerson } from '../support/account.ts';
import { forbidLocation, lampwick, standAt } from '../support/location.ts';
import { adminTest, memberTest } from '../support/people.ts';
import { appOf, expectGoodScreen } from '../support/screen.ts';
import { arrive, arriveAt } from '../support/sign-in.ts';

/** Far from every brewery of the demo. */
const here = { latitude: 60.72, longitude: -135.06, accuracy: 12 };
const days = (...spans: { opens: string; closes: string }[]) => ({
  days: Array.from({ length: 7 }, () => spans),
});
const ALL_DAY = { opens: '00:00', closes: '00:00' };
const EVENING = { opens: '16:00', closes: '22:00' };
/** 5 pm in Whitehorse, on a Wednesday. */
const AT_FIVE = new Date('2026-12-24T00:00:00Z');

adminTest(
  'a fan finds what is open and where they have not been',
  { tag: '@core' },
  async ({ browser, server, newAccount, admin }) => {
    const calls = await request.newContext({ baseURL: server, storageState: admin.state });
    const { username: mark } = newPerson();
    const always = await brewery(calls, 1, `Always ${mark}`, days(ALL_DAY), ['dogs']);
    const evening = await brewery(calls, 2, `Evening ${mark}`, days(EVENING), []);
    const never = await brewery(calls, 3, `Never ${mark}`, days(), ['dogs', 'food']);
    await calls.dispose();
    const account = await newAccount();
    const fans = await browser.newContext({ storageState: account.state });
    // Before the app opens: it fetches the visited breweries ahead and keeps them for two minutes.
    await checkIn(fans.request, account.id, always);
    const page = await fans.newPage();
    await arriveAt(page, here, account);

    await adminTest.step('the filters are in the address', async () => {
      await page.goto('/breweries');
      await page.getByLabel('Distance').selectOption('Within 5 miles');
      await expectCards(page, [always, evening, never]);
      await page.getByText('Dogs welcome', { exact: true }).tap();
      await expectCards(page, [always, never]);
      await page.getByText('Open now', { exact: true }).tap();
      await expectCards(page, [always]);
      const line = page.getByText('Only breweries open now, welcoming dogs, and within 5 miles');
      await expectGoodScreen(page, () => expect(line).toBeVisible());
      await expect(page).toHaveURL(/\/breweries\?within=5&dogs=true&openNow=true$/);
    });

    await adminTest.step('they stay on the way back from a brewery', async () => {
      await page.getByRole('link', { name: always }).tap();
      await expect(page.getByRole('heading', { name: always, level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Back to breweries' }).tap();
      await expectCards(page, [always]);
      await expect(page.getByLabel('Open now')).toBeChecked();
      await page.goBack();
      await expectCards(page, [always, never]);
      await expect(page.getByLabel('Open now')).not.toBeChecked();
      await page.goForward();
      await expectCards(page, [always]);
    });

    await adminTest.step('a brewery where they checked in has a mark, and is visited', async () => {
      await expect(page.getByRole('article')).toContainText('You were here');
      await page.getByText('Not yet visited').tap();
      const none = page.getByRole('status').filter({ hasText: 'No breweries found' });
      await expectGoodScreen(page, () =>
        expect(none).toContainText(
          'You asked for breweries open now, not yet visited, welcoming dogs, and within 5 miles.',
        ),
      );
      await page.getByRole('button', { name: 'Clear filters' }).tap();
      await expect(page).toHaveURL(/\/breweries$/);
      await expect(page.getByRole('article').first()).toContainText(always);
    });

    await adminTest.step('without a connection, the stored breweries are filtered', async () => {
      await page.clock.setFixedTime(AT_FIVE);
      await fans.setOffline(true);
      await page.getByText('Open now', { exact: true }).tap();
      const note = page.getByText(/Without a connection, only the \d+ breweries on this device/);
      await expectGoodScreen(page, () => expect(note).toBeVisible());
      const cards = page.getByRole('article');
      await expect(cards.filter({ hasText: evening })).toContainText('Open now, until 10 pm');
      await expect(cards.filter({ hasText: always })).toHaveCount(1);
      await expect(cards.filter({ hasText: never })).toHaveCount(0);
    });
    await fans.close();
  },
);

memberTest(
  'the first brewery is in the upper half of the first screen',
  { tag: '@core' },
  async ({ page, member }) => {
    await standAt(page.context(), lampwick.position);
    await arrive(page, member);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/breweries');
    const app = appOf(page);
    const first = app.getByRole('article').first();
    await expect(first).toContainText(lampwick.name);
    // What may push it down is there: the banner, and the trails below the first cards.
    await expect(app.getByRole('link', { name: /^Trails/ })).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(844 / 2);
  },
);

memberTest(
  'a fan who comes back to the list finds the place where they were',
  async ({ page, member }) => {
    await standAt(page.context(), lampwick.position);
    await arrive(page, member);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/breweries');
    const cards = appOf(page).getByRole('article');
    await expect(cards.first()).toContainText(lampwick.name);
    const deep = cards.nth(30);
    // The cards below the window are rendered as it comes near them.
    await expect(deep).not.toBeAttached();
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      await expect(deep).toBeAttached({ timeout: 100 });
    }).toPass();
    const name = (await deep.getByRole('heading').textContent()) ?? '';
    await deep.getByRole('link', { name }).tap();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(cards.filter({ hasText: name })).toBeInViewport();
  },
);

adminTest(
  'a search that finds nothing near offers the nearest one beyond',
  async ({ browser, server, newAccount, admin }) => {
    const calls = await request.newContext({ baseURL: server, storageState: admin.state });
    const { username: mark } = newPerson();
    // About 14 miles north.
    const name = await brewery(calls, 100, `Faraway ${mark}`, days(ALL_DAY), []);
    await calls.dispose();
    const context = await browser.newContext();
    const page = await context.newPage();
    await arriveAt(page, here, await newAccount());
    await page.goto(`/breweries?within=5&q=${mark}`);
    const nearest = page.getByRole('link', { name: `Nearest match: ${name}, 13.8 mi` });
    await expectGoodScreen(page, () => expect(nearest).toBeVisible());
    await nearest.tap();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await context.close();
  },
);

memberTest(
  'a distance without a location says that it is not applied',
  async ({ page, member }) => {
    await forbidLocation(page.context());
    await arrive(page, member);
    await page.goto('/breweries?within=5');
    await expect(page.getByText('Sorted by name, at any distance.')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Only breweries')).toHaveCount(0);
  },
);

/** Creates a brewery some hundred metres away, and returns its name. */
async function brewery(
  calls: APIRequestContext,
  steps: number,
  name: string,
  openingHours: object,
  offers: string[],
): Promise<string> {
  const place = {
    address: `${steps} Lambert St`,
    city: 'Whitehorse',
    state: 'Yukon',
    zipCode: '1',
  };
  const latitude = here.latitude + steps / 500;
  const response = await calls.post('/api/breweries', {
    data: { name, ...place, latitude, longitude: here.longitude },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { id } = await response.json();
  const changed = await calls.put(`/api/breweries/${id}`, { data: { openingHours, offers } });
  expect(changed.status(), await changed.text()).toBe(200);
  return name;
}

async function expectCards(page: Page, names: string[]) {
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(names);
}

async function checkIn(calls: APIRequestContext, userId: string, name: string) {
  const found = await calls.get('/api/breweries', { params: { q: name } });
  const [{ id }] = await found.json();
  const data = { userId, breweryId: id };
  const response = await calls.post('/api/checkins', { data });
  expect(response.status(), await response.text()).toBe(200);
}
