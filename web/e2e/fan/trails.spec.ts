import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Browser, expect, type LaunchOptions, type Page } from '@playwright/test';
import { type Account, askedForLocation, openAccount } from '../support/account.ts';
import { openBrewery } from '../support/breweries.ts';
import { takeState } from '../support/browser/browser-state.ts';
import { checkinSheet } from '../support/checkin-sheet.ts';
import { chooseAction, dialogOf, fillIn } from '../support/forms.ts';
import { forbidLocation, lampwick, standAt } from '../support/location.ts';
import { test } from '../support/people.ts';
import { expectGoodScreen, expectNoOverflow, expectWholeInLandscape } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

const TRAIL = "The Lamplighter's Round";

test(
  'the last stamp of a trail earns a badge and a prize, which a house redeems once',
  { tag: '@core' },
  async ({ page, context, playwright, launchOptions, server, owner, newAccount }, testInfo) => {
    // The bar's camera sees the fan's phone.
    const film = testInfo.outputPath('camera.mjpeg');
    await takeState(page, askedForLocation(await openAccount(server, 'fan@example.com')));
    await standAt(context, lampwick.position);
    const passport = page.getByRole('region', { name: 'Your passport' });

    await test.step('the passport leads to the last brewery', async () => {
      await page.goto('/breweries');
      await page.getByRole('link', { name: /^Trails/ }).tap();
      await page.getByRole('link', { name: TRAIL, exact: true }).tap();
      await expect(passport).toContainText('7 of 8 stamps');
      const map = page.getByRole('region', { name: 'Map of the trail' });
      await expect(map, 'loaded before anybody scrolls to it').toBeHidden();
      await page.getByRole('heading', { name: 'The way' }).scrollIntoViewIfNeeded();
      await expect(map.locator('path.leaflet-interactive')).toHaveCount(8);
      await expectGoodScreen(page, () => expect(passport).toContainText('7 of 8 stamps'));
      await expectNoOverflow(page, '/trails/$id');
      await page.getByRole('button', { name: 'Open in a Map App' }).tap();
      const downloading = page.waitForEvent('download');
      await dialogOf(page, 'Open in a map app').getByRole('link', { name: /^GPX/ }).tap();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^The Lamplighter.s Round\.gpx$/);
      expect((await readFile(await file.path(), 'utf8')).match(/<wpt /g)).toHaveLength(8);
      await page.goBack();
      await expect(passport).toContainText('One more to go');
      const next = page.getByRole('region', { name: 'Your next stamp' });
      await expect(next).toContainText('Here');
      await next.getByRole('link', { name: lampwick.name }).tap();
      await page.getByRole('button', { name: 'Check In', exact: true }).tap();
      await expectToast(page, 'Check-in successful!');
      await expect(page.getByText(`Trail completed${TRAIL}`)).toBeVisible();
    });

    const code = await test.step('badge and code', async () => {
      await expect(checkinSheet(page)).toContainText('Your prize waits');
      await checkinSheet(page).getByRole('link', { name: TRAIL }).tap();
      await expect(passport).toContainText('8 of 8 stamps');
      await expect(passport).toContainText('Completed on');
      const prize = page.getByRole('region', { name: 'Your prize' });
      await prize.getByRole('img', { name: 'QR code of your prize' }).scrollIntoViewIfNeeded();
      await mkdir(dirname(film), { recursive: true });
      await writeFile(film, await page.screenshot({ type: 'jpeg' }));
      await expect(prize).toContainText(lampwick.name);
      await expect(prize).toContainText('none left');
      const shown = await prize.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
      await page.goto('/');
      const badges = page.getByRole('region', { name: 'Trail badges' });
      await expect(badges.getByRole('link', { name: TRAIL })).toBeVisible();
      return shown ?? '';
    });

    const phone = await playwright.chromium.launch(withCamera(launchOptions, film));
    const bar = await openAs(phone, owner, server);
    await test.step('the owner scans and redeems it, and a second try is refused', async () => {
      await bar.goto('/brewery-owner-dashboard');
      await bar.getByRole('link', { name: 'Redeem a Prize' }).tap();
      await expect(bar).toHaveURL(/\/redeem\?at=./);
      await bar.getByRole('button', { name: 'Scan the Code' }).tap();
      const prize = bar.getByRole('article');
      await expectGoodScreen(bar, () => expect(prize).toContainText('Valid'));
      await expect(prize).toContainText('fan');
      await expectWholeInLandscape(bar, prize.getByRole('button', { name: 'Redeem' }));

      await prize.getByRole('button', { name: 'Another Code' }).tap();
      const typed = bar.getByRole('textbox', { name: 'Or type it' });
      const mistyped = code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');
      await typed.fill(mistyped.toLowerCase());
      await bar.getByRole('button', { name: 'Check' }).tap();
      await expect(bar.getByRole('alert')).toContainText('There is no prize with this code');
      await bar.getByRole('button', { name: 'Correct the Code' }).tap();
      await expect(typed).toHaveValue(mistyped);
      await typed.fill(code.toLowerCase());
      await bar.getByRole('button', { name: 'Check' }).tap();
      await expect(prize).toContainText('Valid');
      await prize.getByRole('button', { name: 'Redeem' }).tap();
      await expect(prize).toContainText('Hand it out now');

      await prize.getByRole('button', { name: /^Undo/ }).tap();
      await expect(prize).toContainText('Valid');
    });
    await test.step('staff whom the owner adds redeem it, until they are removed', async () => {
      const waiter = await newAccount();
      await bar.goto('/brewery-owner-dashboard');
      await bar.getByRole('button', { name: 'See All Stamps' }).tap();
      const stamp = dialogOf(bar, 'Stamps you gave')
        .getByRole('listitem')
        .filter({ hasText: 'fan' });
      await expect(stamp).toContainText(new RegExp(`${TRAIL}.*by position`));
      await bar.goBack();
      await bar.getByRole('link', { name: /^Team/ }).tap();
      await bar.getByRole('button', { name: 'Add Somebody' }).tap();
      const form = dialogOf(bar, 'Add to the Team');
      await fillIn(form, { 'Username or email': 'nobody.at.all' });
      await form.getByRole('button', { name: 'Add' }).tap();
      await expect(form).toContainText('Nobody has an account with this name');
      await fillIn(form, { 'Username or email': `@${waiter.username}` });
      await form.getByRole('button', { name: 'Add' }).tap();
      await expectToast(bar, `${waiter.username} is on the staff`);

      const phoneOfWaiter = await openAs(phone, waiter, server);
      await phoneOfWaiter.goto('/');
      await phoneOfWaiter.getByRole('link', { name: 'Staff', exact: true }).tap();
      await expectGoodScreen(phoneOfWaiter, () =>
        expect(
          phoneOfWaiter.getByRole('heading', { name: 'Brewery Staff Dashboard' }),
        ).toBeVisible(),
      );
      await phoneOfWaiter.goto(`/redeem?code=${code}`);
      const handed = phoneOfWaiter.getByRole('article');
      await handed.getByRole('button', { name: 'Redeem' }).tap();
      await expect(handed).toContainText('Hand it out now');

      await chooseAction(bar.getByRole('article').filter({ hasText: waiter.username }), 'Remove');
      await bar.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).tap();
      await expectToast(bar, `${waiter.username} is not on the staff any more`);
      await handed.getByRole('button', { name: /^Undo/ }).tap();
      await expectToast(
        phoneOfWaiter,
        'Not undone',
        /You are not on the staff of this brewery any more/,
      );
      await phoneOfWaiter.context().close();
    });
    await test.step('a redeemed prize says when and where', async () => {
      const prize = bar.getByRole('article');
      await bar.goto(`/redeem?code=${code}`);
      await expect(prize).toContainText(`by ${lampwick.name}`);
      await expect(prize).toContainText('Already redeemed');
      await expect(prize.getByRole('button', { name: 'Redeem', exact: true })).toBeHidden();
    });
    await test.step('from the check-in on the own trail, the person reads where it was redeemed', async () => {
      await page.goto('/logbook');
      const entry = page.getByRole('article').filter({ hasText: lampwick.name }).first();
      await entry.getByRole('link', { name: `Stamp on ${TRAIL}` }).tap();
      await expect(passport).toContainText('8 of 8 stamps');
      await page.reload();
      await expect(page.getByRole('region', { name: 'Your prize' })).toContainText('Redeemed on');
    });
    await phone.close();
  },
);

test("a phone without a position checks in by the house's code, which the owner shows", {
  tag: '@core',
}, async ({ page, context, browser, server, owner, newAccount }) => {
  const bar = await openAs(browser, owner, server);
  await bar.goto('/brewery-owner-dashboard');
  const desk = bar.getByRole('region', { name: `At the bar of ${lampwick.name}` });
  await expect(desk.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const code = (await desk.getByText(/^\d{4}$/).textContent()) ?? '';

  await takeState(page, askedForLocation(await newAccount()));
  await forbidLocation(context);
  const [brewery] = await (await context.request.get('/api/breweries?q=Lampwick')).json();
  await page.goto(`/brewery/${brewery.id}`);
  const entry = page.getByRole('form', { name: 'The house’s code' });
  const lead = page.getByRole('button', { name: 'Check in with the code' });
  await expect(lead).toBeInViewport({ ratio: 1 });
  await lead.tap();
  await expect(entry.getByRole('textbox')).toBeFocused();
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  await entry.getByRole('textbox').fill(wrong);
  await entry.getByRole('button').tap();
  await expect(entry.getByRole('textbox')).toHaveAccessibleDescription(
    /not the house's code of today\. You have 4 more/,
  );
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText('failed');

  await page.goto(`/brewery/${brewery.id}?houseCode=${code}`);
  await expect(entry.getByRole('textbox')).toHaveValue(code);
  await entry.getByRole('button').tap();
  await expectToast(page, 'Check-in successful!');
  await expect(entry).toBeHidden();
  await bar.context().close();
});

/** Returns the options of a browser whose camera shows a film, a file of JPEG pictures. */
function withCamera(options: LaunchOptions, film: string): LaunchOptions {
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  return { ...options, args: [...(options.args ?? []), ...camera] };
}

/** Opens a browser of another person. */
async function openAs(browser: Browser, account: Account, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    storageState: askedForLocation(account),
    baseURL,
    hasTouch: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  return await context.newPage();
}

test('the first stamp of a trail counts on every screen at once', async ({
  page,
  context,
  newAccount,
}) => {
  await takeState(page, askedForLocation(await newAccount()));
  // The trail is stamped in order.
  const [first] = await (await page.request.get('/api/breweries?q=Brass Alley')).json();
  const [latitude, longitude] = [Number(first.latitude), Number(first.longitude)];
  await standAt(context, { latitude, longitude, accuracy: 10 });
  await page.goto('/trails');
  const card = page.getByRole('article').filter({ hasText: TRAIL });
  await expect(card).toContainText('0 of 8 stamps');
  await openBrewery(page, first.name);
  await page.getByRole('button', { name: 'Check In', exact: true }).tap();
  await expect(checkinSheet(page)).toContainText('1 of 8 stamps');
  await checkinSheet(page).getByRole('link', { name: TRAIL }).tap();
  const passport = page.getByRole('region', { name: 'Your passport' });
  await expect(passport).toContainText('1 of 8 stamps');
  await page.getByRole('link', { name: 'Trails' }).first().tap();
  await expect(card).toContainText('1 of 8 stamps');
});
