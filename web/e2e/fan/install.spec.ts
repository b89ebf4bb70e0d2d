import { type BrowserContext, expect, type Page } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { takeState } from '../support/browser/browser-state.ts';
import { test } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { expectProfile } from '../support/sign-in.ts';

const LONG_MS = 60_000;

test.use({ ownContext: true });

test('the app is offered once, at the second visit, and stays on the profile', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await offersInstall(context);
  await takeState(page, askedForLocation(await newAccount()));
  await page.clock.install();
  await page.goto('/');
  await expectProfile(page);
  await page.clock.fastForward(LONG_MS);
  await expect.poll(() => visits(page)).toContain('"visits":1');
  await page.reload();
  await expectProfile(page);
  await page.clock.fastForward(LONG_MS);
  expect(await visits(page), 'a reload is no visit').toContain('"visits":1');
  await expect(sheet(page)).toHaveCount(0);

  const second = await visit(context, '/');
  await second.getByRole('button', { name: 'Edit Profile' }).tap();
  await expect(second.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await second.clock.fastForward(LONG_MS);
  await expect(sheet(second), 'not over another dialog').toHaveCount(0);
  await second.goBack();
  await expect.poll(() => visits(second)).toContain('"visits":2');
  await second.clock.fastForward(LONG_MS);
  await expectGoodScreen(second, () => expect(sheet(second)).toBeVisible());
  await sheet(second).getByRole('button', { name: 'Not Now' }).tap();
  await expect(sheet(second)).toBeHidden();

  const third = await visit(context, '/');
  await third.clock.fastForward(LONG_MS);
  const row = third.getByRole('button', { name: 'Add Hoptrail to Home Screen' });
  await expect(row).toBeVisible();
  await expect(sheet(third)).toHaveCount(0);
  await row.tap();
  await sheet(third).getByRole('button', { name: 'Add to Home Screen' }).tap();
  await expect.poll(() => third.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
  await expect(row).toHaveCount(0);
});

test('an iPhone shows where its own menu does it', async ({ page, context, newAccount }) => {
  await context.addInitScript(() => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Safari';
    Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  });
  await takeState(page, askedForLocation(await newAccount()));
  await page.goto('/');
  await expectProfile(page);
  await expect.poll(() => visits(page)).toContain('"visits":1');
  const second = await visit(context, '/');
  await second.clock.fastForward(LONG_MS);
  await expectGoodScreen(second, () =>
    expect(sheet(second).getByRole('listitem')).toContainText([
      'Tap the three dots',
      'Tap Share.',
      'Tap Add to Home Screen',
    ]),
  );
  await sheet(second).getByRole('button', { name: 'Done' }).tap();
  await expect(sheet(second)).toBeHidden();
});

test('an installed app does not offer itself', async ({ page, context, newAccount }) => {
  await offersInstall(context);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  await takeState(page, askedForLocation(await newAccount()));
  await page.goto('/');
  await expect.poll(() => visits(page)).toContain('"visits":1');
  const second = await visit(context, '/');
  await expect.poll(() => visits(second)).toContain('"visits":2');
  await second.clock.fastForward(LONG_MS);
  await expect(second.getByRole('heading', { name: 'What others see' })).toBeVisible();
  await expect(sheet(second)).toHaveCount(0);
  await expect(second.getByRole('button', { name: /Home Screen/ })).toHaveCount(0);
});

/** Sends the event with which Chromium offers to install; it does not send it in tests. */
async function offersInstall(context: BrowserContext) {
  await context.addInitScript(() => {
    window.addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => Reflect.set(window, 'asked', 1);
      // The app listens once its first script ran, as it does before the browser's own event.
      setTimeout(() => window.dispatchEvent(Object.assign(event, { prompt })), 1000);
    });
  });
}

/** Opens the app in a new tab, which is a new visit. */
async function visit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(path);
  // Frames come with the clock of the test: an animation could end before the app waits for its end.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expectProfile(page);
  return page;
}

function sheet(page: Page) {
  return page.getByRole('dialog', { name: 'Hoptrail on your home screen' });
}

/** Returns what the browser stores about the offer. */
async function visits(page: Page): Promise<string> {
  return await page.evaluate(() => localStorage.getItem('installOffer') ?? '');
}
