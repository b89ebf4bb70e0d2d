import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openBrewery } from '../support/breweries.ts';
import { lampwick } from '../support/location.ts';
import { test } from '../support/people.ts';
import { openProfile, profileStats } from '../support/profile.ts';
import { arriveAt } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

test('a check-in shows at once, and is undone when it fails', { tag: '@core' }, async ({
  page,
  context,
  newAccount,
}) => {
  await arriveAt(page, lampwick.position, await newAccount());
  await openBrewery(page, lampwick.name);
  const heart = page.getByRole('button', { name: `Favorite ${lampwick.name}` });

  await test.step('refused: only the check-in is undone', async () => {
    const sending = await holdCheckins(context);
    await tapTwice(page);
    await expectUnderWay(page);
    await heart.tap();
    await expectToast(page, 'Favorites updated');
    sending.from({ latitude: 36 });
    await expectToast(page, 'Check in when you arrive');
    await expectUncounted(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(sending.tries()).toBe(1);
    await expectStats(page, { 'Check-ins': '0' });
  });

  await test.step('a slow response: counts everywhere at once, except for the badge', async () => {
    const sending = await holdCheckins(context);
    await tapTwice(page);
    await expectUnderWay(page);
    await expectStats(page, { 'Check-ins': '1', Badge: 'White' });
    await expectUnderWay(page);
    const requests = requestsAfterCheckin(page);
    const ranked = page.waitForResponse(/\/trpc\/[^?]*auth\.me/);
    sending.from({});
    await expectToast(page, 'Check-in successful!');
    await expect(button(page, 'Check In Again Tomorrow')).toBeVisible();
    expect(sending.tries()).toBe(1);
    await ranked;
    await expectStats(page, { 'Check-ins': '1', Badge: 'White' });
    // The response to the check-in contained both.
    expect(requests.filter((path) => /checkins\.status|users\.badge/.test(path))).toEqual([]);
  });
});

test('in landscape nothing covers the check-in bar while the page scrolls', async ({
  page,
  newAccount,
}) => {
  await arriveAt(page, lampwick.position, await newAccount());
  await page.setViewportSize({ width: 844, height: 390 });
  await openBrewery(page, lampwick.name);
  for (const top of [0, 150, 300, 450]) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    const middle = await button(page, 'Check In').evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(middle, `the button at ${top}`).toBe(true);
  }
});

test('a check-in after the end of the session leads to sign-in and does not count', async ({
  page,
  context,
  newAccount,
}) => {
  await arriveAt(page, lampwick.position, await newAccount());
  // The last call of the page: a later one would end the session before the check-in.
  const marks = page.waitForResponse(/\/trpc\/[^?]*beers\.had\.marks/);
  await openBrewery(page, lampwick.name);
  await expect(bar(page)).toContainText('You are here');
  await marks;
  await context.clearCookies();
  await button(page, 'Check In').tap();
  await expectToast(page, 'Check-in failed', 'Please sign in first.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(page).toHaveURL(/\/welcome\?next=%2Fbrewery%2F/);
});

/** Returns the paths of the requests that begin after the response to a check-in. */
function requestsAfterCheckin(page: Page): string[] {
  const requests: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('checkins.create')) return;
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  });
  return requests;
}

/** Holds check-ins until `from` or `lose` is called. */
async function holdCheckins(context: BrowserContext) {
  const fate = Promise.withResolvers<object | undefined>();
  let tries = 0;
  await context.unrouteAll();
  await context.route('**/trpc/**checkins.create**', async (route) => {
    tries += 1;
    const change = await fate.promise;
    if (!change) return await route.abort('internetdisconnected');
    const sent: Record<string, object> = route.request().postDataJSON();
    await route.continue({ postData: { ...sent, 0: { ...sent[0], ...change } } });
  });
  return {
    /** Sends them on with these changes of the position. */
    from: (position: { latitude?: number }) => fate.resolve(position),
    lose: () => fate.resolve(undefined),
    tries: () => tries,
  };
}

/** Taps twice before the screen can change. */
async function tapTwice(page: Page) {
  await expect(bar(page)).toContainText('You are here');
  await button(page, 'Check In').evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

async function expectUnderWay(page: Page) {
  await expect(button(page, 'Checking in...')).toHaveAttribute('aria-disabled', 'true');
  await expect(bar(page)).toContainText('Again in 24h 0m');
}

async function expectUncounted(page: Page) {
  await expect(button(page, 'Check In')).toHaveAttribute('aria-disabled', 'false');
  await expect(bar(page)).toContainText('You are here');
}

/** Expects these numbers on the profile, and goes back to the brewery. */
async function expectStats(page: Page, stats: Record<string, string>) {
  await openProfile(page);
  await expect.poll(() => profileStats(page)).toMatchObject(stats);
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(lampwick.name));
}

function bar(page: Page) {
  return page.getByRole('region', { name: 'Check-in' });
}

function button(page: Page, name: string) {
  return bar(page).getByRole('button', { name, exact: true });
}
