import { expect, type Page } from '@playwright/test';
import { openBrewery } from '../support/breweries.ts';
import { waitForWorker } from '../support/browser/service-worker.ts';
import { checkinSheet } from '../support/checkin-sheet.ts';
import { dialogOf } from '../support/forms.ts';
import { lampwick } from '../support/location.ts';
import { test } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { arriveAt } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

const entry = (page: Page) => page.getByRole('article').filter({ hasText: lampwick.name });

test('a fan adds a note, a picture and a beer after a check-in, and finds them in the logbook', {
  tag: '@core',
}, async ({ page, newAccount }) => {
  await arriveAt(page, lampwick.position, await newAccount());
  const sheet = await checkIn(page);
  await expect(sheet.getByRole('heading', { name: lampwick.name })).toBeFocused();
  await expect(sheet.getByRole('list', { name: 'What it counted for' })).toContainText(
    '4 more to the next badge at 5',
  );
  await test.step('a phone on its side shows the whole stamp above the buttons', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(sheet.getByRole('region', { name: 'Your stamp' })).toBeInViewport({ ratio: 1 });
    const toLogbook = sheet.getByRole('link', { name: 'See your logbook' });
    await expect(toLogbook).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(toLogbook).toBeInViewport({ ratio: 1 });
  });
  await addNoteAndPicture(page, 'The smoked one.');
  await expect(sheet.getByRole('status')).toHaveText('Saved');
  const beer = await markAndRateFirstBeer(page);
  await expectGoodScreen(page, () => expect(sheet).toBeVisible());

  await test.step('a swipe puts it away, also scrolled on its side; what was added stays', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await sheet.getByRole('link', { name: 'See your logbook' }).scrollIntoViewIfNeeded();
    await swipeDown(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Check In Again Tomorrow' })).toBeVisible();
  });

  await page.goto('/logbook');
  await expect(entry(page)).toContainText('The smoked one.');
  await expect(entry(page).getByRole('img', { name: `${lampwick.name}, 1 of 1` })).toBeVisible();
  const beers = entry(page).getByRole('list', { name: `Beers at ${lampwick.name}` });
  await expect(beers).toHaveText(`${beer} rated 3.75`);
});

test('on a phone on its side the celebration is whole, and its toast above it', async ({
  page,
  newAccount,
}) => {
  await page.clock.install();
  await arriveAt(page, lampwick.position, await newAccount());
  await openBrewery(page, lampwick.name);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByText('You are here').first()).toBeVisible();
  // The celebration stays for as long as the clock stands still.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('button', { name: 'Check In', exact: true }).tap();
  const celebration = page.getByRole('status').filter({ hasText: /check-in/ });
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(celebration).toBeVisible({ timeout: 1 });
  }).toPass();
  await expectToast(page, 'Check-in successful!');
  await expect(celebration.getByText(/^Next badge/)).toBeInViewport({ ratio: 1 });
  const name = await celebration.getByText(lampwick.name).boundingBox();
  const toast = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
});

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a note, a picture and a beer wait through a reload, and arrive with the signal', async ({
    page,
    context,
    newAccount,
  }) => {
    await arriveAt(page, lampwick.position, await newAccount());
    await waitForWorker(page);
    const sheet = await checkIn(page);
    await context.setOffline(true);
    await addNoteAndPicture(page, 'Under the bridge');
    const beer = await markAndRateFirstBeer(page);
    await expect(
      sheet.getByRole('button', { name: `Had ${beer}: 3.75, not sent yet` }),
    ).toBeVisible();
    await expect(sheet.getByRole('status').last()).toContainText('Waiting for signal');
    await sheet.getByRole('link', { name: 'See your logbook' }).tap();
    await expectWaiting(page);
    await page.reload();
    await expectWaiting(page);

    await context.setOffline(false);
    await expect(entry(page)).not.toContainText('Waiting for signal');
    await expect
      .poll(async () => {
        const response = await context.request.get('/api/logbook');
        const { entries } = await response.json();
        const [{ notes, photos, beers }] = entries;
        return [notes, photos.length, beers];
      })
      .toEqual(['Under the bridge', 1, [{ id: expect.any(String), name: beer, rating: 3.75 }]]);
    await expect(entry(page)).toContainText('Under the bridge');
  });
});

test('a browser that neither shares nor copies shows the line to copy by hand', async ({
  page,
  newAccount,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    document.execCommand = () => false;
  });
  await arriveAt(page, lampwick.position, await newAccount());
  const sheet = await checkIn(page);
  await sheet.getByRole('button', { name: 'Share' }).tap();
  const line = sheet.getByLabel('Your check-in');
  await expect(line).toBeFocused();
  await expect(line).toHaveValue(/^I checked in at .* http:.*\/brewery\//);
  await expect(line).toHaveAccessibleDescription(/Copy the selected text by hand/);
  const selected = await line.evaluate(
    (field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0),
  );
  expect(selected).toBe((await line.inputValue()).length);
  await expectGoodScreen(page, () => expect(line).toBeInViewport({ ratio: 1 }));
});

async function checkIn(page: Page) {
  await openBrewery(page, lampwick.name);
  await expect(page.getByText('You are here').first()).toBeVisible();
  await page.getByRole('button', { name: 'Check In', exact: true }).tap();
  await expect(checkinSheet(page)).toBeVisible();
  return checkinSheet(page);
}

async function addNoteAndPicture(page: Page, note: string) {
  await checkinSheet(page).getByLabel('Note').fill(note);
  await checkinSheet(page)
    .getByLabel('Add pictures')
    .setInputFiles(pngPicture('glass.png', 300, 200));
  await expect(checkinSheet(page).getByRole('img', { name: /picture 1$/ })).toBeVisible();
}

/** Marks the first beer of the sheet and rates it 3.75; returns its name. */
async function markAndRateFirstBeer(page: Page): Promise<string> {
  const beers = checkinSheet(page).getByRole('region', { name: 'What did you have?' });
  const had = beers.getByRole('button', { name: /^Had / }).first();
  await had.tap();
  await expect(had).toHaveAttribute('aria-pressed', 'true');
  const name = ((await had.getAttribute('aria-label')) ?? '').replace(/^Had (.*): Rate.*$/, '$1');
  await had.tap();
  const sheet = dialogOf(page, name);
  const rating = sheet.getByRole('slider');
  const { width = 0, height = 0 } = (await rating.boundingBox()) ?? {};
  await rating.tap({ position: { x: width * 0.74, y: height / 2 } });
  await expect(rating).toHaveAttribute('aria-valuetext', '3.75 of 5');
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(sheet).toBeHidden();
  return name;
}

async function expectWaiting(page: Page) {
  await expect(entry(page)).toContainText('Waiting for signal');
  await expect(entry(page)).toContainText('Under the bridge');
  await expect(entry(page).getByRole('img', { name: `${lampwick.name}, 1 of 1` })).toBeVisible();
}

/** Swipes the sheet down by its title, with a finger of the browser. */
async function swipeDown(page: Page) {
  const title = checkinSheet(page).getByRole('heading', { name: 'In your logbook' });
  // The window may have turned just now: it waits until the title rests.
  await title.tap({ trial: true });
  const box = await title.boundingBox();
  if (!box) throw new Error('The sheet has no title.');
  const client = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove', y: number) =>
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + 10, y: box.y + 10 + y }],
    });
  await touch('touchStart', 0);
  for (const y of [20, 60, 120, 200]) await touch('touchMove', y);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
