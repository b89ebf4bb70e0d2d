import { expect, type Locator, type Page } from '@playwright/test';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest } from '../support/people.ts';
import { appOf, expectGoodScreen } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Drags a finger along these points and lifts it at the last one. */
async function drag(page: Page, ...places: { x: number; y: number }[]) {
  const calls = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: typeof places) =>
    calls.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [index, place] of places.entries()) {
    await touch(index === 0 ? 'touchStart' : 'touchMove', place);
  }
  await touch('touchEnd');
}

/** Pulls the page down far enough to refresh it. */
const pullDown = (page: Page) =>
  drag(page, ...[200, 240, 280, 320, 360].map((y) => ({ x: 200, y })));

/** Swipes to the right over an element. */
async function swipeRight(page: Page, over: Locator, pixels: number) {
  const box = await over.boundingBox();
  const [x, y] = [box?.x ?? 0, (box?.y ?? 0) + 5];
  await drag(page, ...[0, 25, pixels].map((far) => ({ x: x + far, y })));
}

memberTest(
  'a member who goes back from a brewery finds the list at the same position',
  { tag: '@core' },
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.goto('/breweries');
    const far = page.getByRole('article').nth(6);
    await far.scrollIntoViewIfNeeded();
    // A tap scrolls too where the list still moves.
    const atTap = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('click', () => resolve(scrollY), { capture: true, once: true });
        }),
    );
    await far.getByRole('link').tap();
    const before = await atTap;
    expect(before).toBeGreaterThan(300);
    await expect(page.getByRole('region', { name: 'Check-in' })).toBeVisible();
    await page.goBack();
    await expect(far).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeCloseTo(before, -1);
  },
);

memberTest('a tapped link looks pressed while its page loads slowly', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/leaderboard-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Leaderboard' }).first();
  const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe('1');
  await link.tap();
  await expect.poll(opacity).toBe('0.6');
  await expect(link).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  await page.goBack();
  await expect.poll(opacity).toBe('1');
});

memberTest('a member pulls a page down to refresh it', async ({ page }) => {
  for (const path of ['/events', '/leaderboard', '/podcast', '/']) {
    await page.goto(path);
    await expect(appOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const read = page.waitForRequest(/\/trpc\//);
    await pullDown(page);
    await read;
  }
});

memberTest('a favourite that the server refuses is undone', { tag: '@core' }, async ({ page }) => {
  await page.route('**/trpc/users.setFavorite**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/breweries');
  const heart = page.getByRole('article').first().getByRole('button');
  await heart.tap();
  await expect(page.getByText('Update failed')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

memberTest('a member copies the link in a browser that cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/breweries');
  await page.getByRole('article').first().getByRole('link').tap();
  await page.getByRole('button', { name: 'Share this brewery' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Share this brewery' });
  const link = dialog.getByLabel('Link');
  await expectGoodScreen(page, () => expect(link).toHaveValue(page.url()));
  await expect(link).toBeFocused();
  const selected = await link.evaluate(
    (field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0),
  );
  expect(selected).toBe(page.url().length);
  await dialog.getByRole('button', { name: 'Copy' }).tap();
  await expectToast(page, 'Link copied');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

memberTest('a member sends the picture of a page and its link', async ({ page }) => {
  const sent: { title: string; url?: string; files?: [string, number][] }[] = [];
  await page.exposeFunction('record', (data: (typeof sent)[number]) => sent.push(data));
  await page.addInitScript(() => {
    const share = async ({ title = '', url, files }: ShareData) => {
      const named = files?.map(({ type, size }) => [type, size]);
      await Reflect.get(window, 'record')({ title, url, files: named });
    };
    Object.assign(Navigator.prototype, { share, canShare: () => true });
  });
  await page.goto('/breweries');
  await page.getByRole('article').first().getByRole('link').tap();
  await page.getByRole('button', { name: 'Share this brewery' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Share this brewery' });
  const anyPicture = page.getByRole('dialog').getByRole('img', { name: /^Picture: / });
  const width = () => anyPicture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expectGoodScreen(page, () => expect.poll(width).toBe(1200));
  await dialog.getByRole('button', { name: 'Share the picture' }).tap();
  await dialog.getByRole('button', { name: 'Share the link' }).tap();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.files).toEqual([['image/png', expect.any(Number)]]);
  expect(sent[1]?.url).toBe(page.url());

  // The picture of an older server is missing: the link remains.
  await page.route('**/cards/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/weekly-events/friday');
  await page
    .getByRole('button', { name: /^Share / })
    .first()
    .tap();
  await expect(page.getByText('The picture did not load.')).toBeVisible();
  await page.unroute('**/cards/**');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect.poll(width).toBe(1200);
  await page.getByRole('button', { name: 'Share the link' }).tap();
  await expect.poll(() => sent[2]?.url ?? '').toMatch(/\/weekly-events\/friday\?event=/);
});

memberTest('a member goes from an event to its brewery and back', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('link', { name: 'Lanterns and Lagers' }).tap();
  await page.getByRole('link', { name: 'Lampwick Brewing Co.' }).tap();
  const brewery = page.getByRole('heading', { name: 'Lampwick Brewing Co.', level: 1 });
  await expect(brewery).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back to the event' }).tap();
  await expect(page.getByRole('heading', { name: 'Lanterns and Lagers', level: 1 })).toBeVisible();

  await page.goto('/weekly-events/friday');
  await page.getByRole('article').first().getByRole('link').first().tap();
  await page.getByRole('link', { name: 'Back to the events' }).tap();
  await expect(page).toHaveURL('/weekly-events/friday');
});

memberTest(
  'one toast at a time, for five seconds or until it is swiped away',
  { tag: '@core' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/beer-finder?styles=');
    const find = page.getByRole('button', { name: 'Find Delicious Beer' });
    const note = page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Select Beer Styles');
    await find.tap();
    await expect(note).toBeVisible();
    await find.tap();
    await expect(note).toHaveCount(1);

    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(note).toBeHidden();
    await find.tap();
    await expect(note).toBeVisible();
    await page.clock.runFor(4900);
    await expect(note).toBeVisible();
    await page.clock.runFor(200);
    await expect(note).toBeHidden();

    // Last, because Chromium sometimes ignores a tap right after a swipe whose target is gone.
    await find.tap();
    await swipeRight(page, note, 49);
    await expect(note).toBeVisible();
    await swipeRight(page, note, 51);
    await expect(note).toBeHidden();
  },
);
