import { exampleAddress } from '@hoptrail/screens/example-address';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { takeState } from '../support/browser/browser-state.ts';
import { waitForWorker } from '../support/browser/service-worker.ts';
import { test } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

test.use({ serviceWorkers: 'allow', ownContext: true });

const wish = (page: Page) => page.getByRole('button', { name: /^(Wish|Wished)/ }).first();
const offlineLine = (page: Page) => page.getByRole('complementary', { name: 'Connection' });

/** Opens a beer that is readable without a connection, and loses the connection there. */
async function loseSignalAtBeer(page: Page, account: Account) {
  await takeState(page, askedForLocation(account));
  await page.goto(exampleAddress('/beer/$id'));
  await waitForWorker(page);
  await expect(page.getByRole('heading', { name: 'Your rating' })).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(offlineLine(page)).toContainText('Offline');
}

async function wishes(context: BrowserContext): Promise<unknown[]> {
  const response = await context.request.get('/api/beers/wishes');
  expect(response.status()).toBe(200);
  return await response.json();
}

test('a phone without room says that the app has to stay open, and sends what waits', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await loseSignalAtBeer(page, await newAccount());
  await page.evaluate(fillStorage);
  await wish(page).tap();
  await expectToast(page, 'Keep Hoptrail open');
  await closeToast(page);
  await expectGoodScreen(page, () => expect(offlineLine(page)).toContainText('1 waiting'));
  await context.setOffline(false);
  await expect.poll(() => wishes(context)).toHaveLength(1);
});

test('what waits in two tabs is sent once, and none of them goes on saying that it waits', async ({
  page,
  context,
  newAccount,
}) => {
  await loseSignalAtBeer(page, await newAccount());
  const other = await context.newPage();
  await other.goto('/');
  await wish(page).tap();
  await expect(offlineLine(page)).toContainText('1 waiting');
  await expect(offlineLine(other)).toContainText('1 waiting');
  const sent: string[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().includes('wishes.setBeer')) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect.poll(() => wishes(context)).toHaveLength(1);
  await context.setOffline(true);
  for (const tab of [page, other]) {
    await expect(offlineLine(tab)).toContainText('Offline');
    await expect(offlineLine(tab)).not.toContainText('waiting');
  }
  expect(sent).toHaveLength(1);
});

test('unreadable entries do not keep the others from being sent', async ({
  page,
  context,
  newAccount,
}) => {
  await loseSignalAtBeer(page, await newAccount());
  await wish(page).tap();
  await expect(offlineLine(page)).toContainText('1 waiting');
  await page.evaluate(() => {
    const [call] = JSON.parse(localStorage.getItem('draft.calls') ?? '[]');
    const damaged = [
      null,
      'text',
      { ...call, id: 'a', kind: 'of-another-release' },
      { ...call, id: 'b', kind: 'checkin' },
      { ...call, id: 'c', input: 'none' },
    ];
    localStorage.setItem('draft.calls', JSON.stringify([...damaged, call]));
  });
  await page.goto('/logbook');
  await expect(offlineLine(page)).toContainText('1 waiting');
  await context.setOffline(false);
  await expect.poll(() => wishes(context)).toHaveLength(1);
  // Another release may be able to read them.
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('draft.calls') ?? '[]'));
  await expect.poll(kept).toHaveLength(5);
});

test('what waits is not sent as another person who signs in in a second tab', async ({
  page,
  context,
  newAccount,
}) => {
  const [ada, bea] = [await newAccount(), await newAccount()];
  const second = await context.newPage();
  await second.goto('/robots.txt');
  await loseSignalAtBeer(page, ada);
  await wish(page).tap();
  await expect(offlineLine(page)).toContainText('1 waiting');

  await signInAs(second, bea);
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByText(bea.username).first()).toBeVisible();
  expect(await wishes(context)).toEqual([]);
  await expect(page.getByRole('button', { name: /show what waits$/ })).toHaveCount(0);

  await signInAs(second, ada);
  await expect.poll(() => wishes(context)).toHaveLength(1);
});

/** Signs somebody in in a tab, whose other tabs keep what they show. */
async function signInAs(page: Page, account: Account) {
  const { cookies, origins } = askedForLocation(account);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  const stored = origins.flatMap(({ localStorage: entries }) => entries);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
}

/** Fills the local storage of the browser to the last letter. */
function fillStorage() {
  for (let size = 4_000_000, index = 0; size >= 1; index += 1) {
    try {
      localStorage.setItem(`full ${index}`, 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
}
