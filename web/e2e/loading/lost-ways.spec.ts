import { errorText } from '@hoptrail/contracts/errors';
import { expect, type Page } from '@playwright/test';
import { openBrewery } from '../support/breweries.ts';
import { savesData } from '../support/browser/saves-data.ts';
import { closeLocationDialog, lampwick, standAt } from '../support/location.ts';
import { memberTest, test } from '../support/people.ts';
import { withoutPreloadedQueries } from '../support/preloaded-queries.ts';
import { profileStats } from '../support/profile.ts';
import { arrive, arriveAt, askForCode, codeField, emailField } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

const unreachable = 'Hoptrail cannot be reached. Check your connection and try again.';

test('a visitor reads terms and privacy, and has to sign in for everything else', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'Terms of Service', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(13);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  for (const path of ['/', '/breweries', '/leaderboard', '/nowhere', '/brewery/unknown']) {
    await page.goto(path);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  }
});

test('terms and privacy link back to the page the visitor came from', async ({ page }) => {
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.goto('/welcome');
    await page.getByRole('link', { name }).tap();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: /Back/ }).tap();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  }
});

test('a visitor who opens a link signs in and reaches its page', { tag: '@core' }, async ({
  page,
  newAccount,
}) => {
  const { email } = await newAccount();
  await page.goto('/leaderboard');
  await codeField(page).fill(await askForCode(page, email));
  await expect(page).toHaveURL('/leaderboard');
  await closeLocationDialog(page, 'Maybe Later');
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
});

memberTest('a member with a broken link reads that the page was not found', async ({ page }) => {
  const unknown = ['5d7f2c1e-0000-4000-8000-000000000000', 'no-such-brewery', '%2e%2e%2f', '1'];
  for (const id of unknown) {
    await page.goto(`/brewery/${id}`);
    await expect(page.getByRole('heading', { name: 'Brewery not found' })).toBeVisible();
  }
  await page.goto(`/breweries/${unknown[0]}`);
  await expect(page.getByRole('heading', { name: 'Brewery not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Nearby Breweries' }).tap();
  await expect(page.getByRole('heading', { name: 'Nearby Breweries' })).toBeVisible();

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your profile' }).tap();
  await expect(page).toHaveTitle('Profile · Hoptrail');
});

memberTest('a member clears a search without results with one tap', async ({ page }) => {
  await page.goto('/breweries?q=zzzzzz');
  await expect(page.getByText('No breweries found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).tap();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a broken session cookie signs the person out, and they can sign in again', async ({
  page,
  context,
  newAccount,
}) => {
  const account = await newAccount();
  await arrive(page, account);
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(0);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: '%00broken' })));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.reload();
  await codeField(page).fill(await askForCode(page, account.email));
  await expect(page).toHaveTitle('Profile · Hoptrail');
});

memberTest(
  'a member without a server sees an error, and loads again with one tap',
  { tag: '@core' },
  async ({ page, context }) => {
    await savesData(page);
    const calls = '**/{trpc,api}/**';
    await standAt(context, lampwick.position);
    await withoutPreloadedQueries(context);
    for (const [path, title, then] of [
      ['/breweries', 'Failed to fetch breweries', lampwick.name],
      ['/leaderboard', 'The leaderboard did not load', 'marisol'],
      ['/', 'Your favorites did not load', 'No favorite breweries yet'],
    ] as const) {
      await context.route(calls, (route) => route.abort('connectionfailed'));
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: title });
      await expect(alert).toContainText(unreachable);
      // No response before the tap, or the page could find the server and load again by itself.
      const tapped = Promise.withResolvers<void>();
      await context.route(calls, (route) => tapped.promise.then(() => route.continue()));
      await alert.getByRole('button', { name: 'Try again' }).tap();
      tapped.resolve();
      await expect(alert).toBeHidden();
      await expect(page.getByText(then).first()).toBeVisible();
      await context.unroute(calls);
    }
  },
);

memberTest('an error of the server is not called a lost connection', async ({ page, context }) => {
  // Nothing is fetched ahead, so that no stored response is shown instead.
  await savesData(page);
  const line = page.getByRole('complementary', { name: 'Connection' });
  const alert = page.getByRole('alert').first();
  const respondWith = async (status: number, contentType: string, body: string) => {
    await withoutPreloadedQueries(context);
    await context.route('**/trpc/**', (route) => route.fulfill({ status, contentType, body }));
  };
  const recover = async () => {
    await context.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).tap();
  };
  const expectNoWordOfSignal = () =>
    expect(page.getByText(/offline|check your connection/i)).toHaveCount(0);

  await respondWith(500, 'text/html', '<h1>Oh no</h1>');
  await page.goto('/podcast');
  await expect(alert).toContainText('Something went wrong. Please try again.');
  await expect(line).toBeHidden();
  await expectNoWordOfSignal();
  await recover();
  await expect(page.getByRole('heading', { name: 'The First Pour' })).toBeVisible();

  const busy = { message: errorText('server.busy'), code: 'server.busy' };
  await respondWith(503, 'application/json', JSON.stringify(busy));
  await page.goto('/leaderboard');
  await expect(alert).toContainText('The server is busy. Please try again in a moment.');
  await expect(line).toContainText('Server unavailable');
  await expectNoWordOfSignal();
  await recover();
  await expect(page.getByText('marisol').first()).toBeVisible();
  await expect(line).toBeHidden();

  // Pages seen before stay readable.
  await respondWith(502, 'text/html', '<h1>Bad gateway</h1>');
  await page.goto('/podcast');
  await expect(page.getByRole('heading', { name: 'The First Pour' })).toBeVisible();
  await tab(page, 'Events').tap();
  await expect(line).toContainText('Server unavailable');
  await expect(alert).toContainText('Something went wrong. Please try again.');
  await expectNoWordOfSignal();
});

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

for (const [what, lose] of [
  ['an unreadable', () => localStorage.setItem('user', '{broken')],
  ['a deleted', () => localStorage.clear()],
] as const) {
  test(`${what} stored user is restored from the session`, async ({ page, newAccount }) => {
    const account = await newAccount();
    await arrive(page, account);
    await page.evaluate(lose);
    await page.goto('/leaderboard');
    // The location dialog may lie over it: with the rest it was lost that it was answered.
    const heading = page.getByRole('heading', { name: 'Leaderboard', includeHidden: true });
    await expect(heading).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('user')))
      .toContain(account.email);
  });
}

test('a visitor without a server gets no code, and keeps the typed address', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.route('**/trpc/**', (route) => route.abort('connectionfailed'));
  await emailField(page).fill('me@example.org');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expectToast(page, 'Failed to send code', unreachable);
  await context.unroute('**/trpc/**');
  await askForCode(page, 'me@example.org');
});

test('a check-in from two tabs at once counts once', async ({ page, context, newAccount }) => {
  await arriveAt(page, lampwick.position, await newAccount());
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await openBrewery(tab, lampwick.name);
    await expect(tab.getByRole('region', { name: 'Check-in' })).toContainText('You are here');
  }
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Check In', exact: true }).tap()),
  );
  const outcome = /^Check-in (successful|cooldown active)/;
  const texts = await Promise.all(
    tabs.map((tab) =>
      tab.getByRole('region', { name: 'Notifications' }).getByText(outcome).first().textContent(),
    ),
  );
  expect(texts.map((text) => outcome.exec(text ?? '')?.[1]).toSorted()).toEqual([
    'cooldown active',
    'successful',
  ]);
  for (const tab of tabs) {
    // One of them may be behind the sheet that follows a check-in.
    const again = { name: 'Check In Again Tomorrow', includeHidden: true };
    await expect(tab.getByRole('button', again)).toBeVisible();
  }
  for (const tab of tabs) {
    await tab.goto('/');
    await expect.poll(() => profileStats(tab)).toMatchObject({ 'Check-ins': '1' });
  }
});
