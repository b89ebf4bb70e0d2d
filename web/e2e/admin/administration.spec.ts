import { expect } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { savesData } from '../support/browser/saves-data.ts';
import { chooseFilter, dialogOf, fillIn } from '../support/forms.ts';
import { adminTest, memberTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { askForCode, codeField, emailField, signIn } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

adminTest('all sections of the administration are in sight on a phone', async ({ page }) => {
  const sections = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  for (const [width, text] of [
    [390, '100%'],
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/claims');
    await expect(sections).toHaveCount(6);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    for (const section of await sections.all()) {
      await expect(section, `${width} px, ${text}`).toBeInViewport({ ratio: 1 });
    }
  }
});

adminTest(
  'the overview has what waits, what is new, and whether the server works',
  { tag: '@core' },
  async ({ page, newAccount, browser }) => {
    const fan = await newAccount();
    const { id } = await createBrewery(page.request, { name: 'Overlook Ales' });
    const context = await browser.newContext({ storageState: askedForLocation(fan) });
    const claim = { role: 'Owner', proof: 'On the door.', contact: fan.email };
    const sent = await context.request.post(`/api/breweries/${id}/claims`, { data: claim });
    expect(sent.status(), await sent.text()).toBe(200);
    await context.close();

    await page.goto('/admin');
    const waiting = page.getByRole('region', { name: 'What waits' });
    await expectGoodScreen(page, () => expect(waiting.getByRole('link')).not.toHaveCount(0));
    const week = page.getByRole('region', { name: 'The last 7 days' });
    for (const name of ['Check-ins', 'Sign-ups', 'New breweries']) {
      await expect(week).toContainText(new RegExp(`${name}[\\d,]+`));
    }
    await expect(page.getByRole('region', { name: 'The server' })).toContainText('Last backup');
    await expect(page.getByText(/^Hoptrail \d+\.\d+\.\d+/)).toBeVisible();
    await waiting.getByRole('link', { name: /open claims?$/ }).tap();
    await expect(page.getByRole('article').filter({ hasText: 'Overlook Ales' })).toBeVisible();
  },
);

adminTest(
  'the address names the person beside the list, for Back and for a link',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/people');
    const rows = page.getByRole('complementary', { name: 'People found' }).getByRole('button');
    const card = page.getByRole('article');
    await rows.nth(1).click();
    await expect(page).toHaveURL(/\?selected=/);
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
    const second = await card.getByRole('heading').textContent();
    await rows.nth(2).click();
    await expect(card.getByRole('heading')).not.toHaveText(second ?? '');
    await page.goBack();
    await expect(card.getByRole('heading')).toHaveText(second ?? '');

    await rows.nth(9).click();
    await expect(rows.nth(9)).toHaveAttribute('aria-current', 'true');
    const tenth = (await card.getByRole('heading').textContent()) ?? '';
    const link = page.url();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(link);
    await expect(card.filter({ has: page.getByRole('heading', { name: tenth }) })).toBeInViewport();
  },
);

adminTest(
  'a suspended person is signed out, reads the reason, and can sign in again later',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const account = await newAccount();
    const context = await browser.newContext({ storageState: askedForLocation(account) });
    const fan = await context.newPage();
    await fan.goto('/');
    await admin.goto('/admin/people');
    await admin
      .getByRole('textbox', { name: 'Search by name, email or brewery' })
      .fill(account.email);
    const card = admin.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('signed in on 1 device');
    await card.getByRole('button', { name: 'Suspend' }).tap();
    const dialog = dialogOf(admin, `Suspend ${account.username}?`);
    await dialog.getByRole('button', { name: 'Suspend' }).tap();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please say why\./);
    await fillIn(dialog, { Reason: 'Checked in from the sofa.' });
    await dialog.getByRole('button', { name: 'Suspend' }).tap();
    await expectToast(admin, `${account.username} is suspended`);
    await expect(card).toContainText('Checked in from the sofa.');
    await expect(card).toContainText('not signed in');

    await fan.reload();
    await expect(fan).toHaveURL(/\/welcome/);
    await codeField(fan).fill(await askForCode(fan, account.email));
    await expect(fan.getByRole('heading', { name: 'You cannot sign in' })).toBeVisible();
    await expect(fan.getByRole('alert')).toContainText(
      'This account is suspended: Checked in from the sofa. Write to ',
    );
    await fan.getByRole('button', { name: 'Back to Email' }).tap();
    await expect(emailField(fan)).toBeVisible();

    await card.getByRole('button', { name: 'Lift Suspension' }).tap();
    const confirmation = admin.getByRole('alertdialog', { name: 'Lift the suspension?' });
    await confirmation.getByRole('button', { name: 'Lift Suspension' }).tap();
    await expectToast(admin, `${account.username} can sign in again`);
    await signIn(fan, account.email);
    await context.close();
  },
);

adminTest(
  'administrators and the owner see old and new values in the history',
  { tag: '@core' },
  async ({ page, browser, newAccount }) => {
    const owner = await newAccount();
    const brewery = { name: 'Long Memory Lagers', owner };
    const { id } = await createBrewery(page.request, brewery);
    const context = await browser.newContext({ storageState: askedForLocation(owner) });
    const policies = 'Lanterns out at ten.';
    const changed = 'Lanterns out at eleven.';
    for (const data of [{ policies }, { policies: changed }]) {
      const edit = await context.request.put(`/api/breweries/${id}`, { data });
      expect(edit.status(), await edit.text()).toBe(200);
    }

    await page.goto('/admin/history');
    await page.getByRole('textbox', { name: 'Search by what or who' }).fill('long memory');
    await chooseFilter(page, 'Breweries');
    const entry = page.getByRole('article').filter({ hasText: changed });
    await expect(entry).toContainText(`${owner.username} changed ${brewery.name}`);
    await expect(entry).toContainText(policies);
    await entry.getByRole('link', { name: owner.username }).tap();
    await expect(page.getByRole('button', { name: `Person: ${owner.username}` })).toBeVisible();
    await expect(entry).toBeVisible();

    const ofOwner = await context.newPage();
    await ofOwner.goto(`/brewery/${id}/edit`);
    await ofOwner.getByRole('button', { name: 'Changes' }).tap();
    await expect(ofOwner.getByRole('article').filter({ hasText: changed })).toBeVisible();
    await context.close();
  },
);

adminTest(
  'the history comes with its page, and earlier changes load on demand',
  async ({ page }) => {
    const { id } = await createBrewery(page.request, { name: 'Ledger Lagers' });
    for (const rule of Array(21).keys()) {
      const data = { policies: `House rule ${rule}` };
      const edit = await page.request.put(`/api/breweries/${id}`, { data });
      expect(edit.status(), await edit.text()).toBe(200);
    }
    const requests: string[] = [];
    page.on('request', (request) => {
      const [, names] = /\/trpc\/([^?]+)/.exec(request.url()) ?? [];
      if (names) requests.push(...names.split(','));
    });
    const articles = page.getByRole('article');
    await savesData(page);
    await page.goto('/admin/history');
    await expect(articles).toHaveCount(20);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    await page.getByRole('button', { name: 'Show earlier changes' }).tap();
    await expect.poll(() => articles.count()).toBeGreaterThan(20);
    expect(requests).toEqual(['admin.history.list']);

    const sections = page.getByRole('navigation', { name: 'Administration' });
    await sections.getByRole('link', { name: 'People' }).tap();
    await expect(articles.filter({ hasText: / signed in on / }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests, 'fetched once on the way to the screen').toEqual([
      'admin.history.list',
      'admin.people.list',
    ]);
  },
);

adminTest(
  'an administrator makes a trail, and opens it for everybody',
  { tag: '@core' },
  async ({ page, browser, member }) => {
    await page.goto('/admin/trails');
    const trail = 'The Antler Way';
    const breweries = ['Antler Ales', 'Spruce Tip Cellar'];
    for (const name of breweries) await createBrewery(page.request, { name });
    const card = page.getByRole('article').filter({ hasText: trail });

    await adminTest.step('saved as a draft, it is the administrators’ alone', async () => {
      await page.getByRole('button', { name: 'Make a Trail' }).tap();
      const form = dialogOf(page, 'Make a Trail');
      await fillIn(form, { Name: trail, Story: 'Two houses at the end of the road.' });
      await fillIn(form, { 'Last Day': '2099-12-31', 'Stamps to Complete It': '2' });
      await fillIn(form, { 'What One Gets': 'The badge of the long road' });
      for (const name of breweries) {
        await form.getByLabel('Add a brewery').fill(name);
        await form.getByRole('button', { name: `${name}, Fairbanks` }).tap();
        await expect(form.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
      }
      await form.getByRole('button', { name: 'Save as Draft' }).tap();
      await expect(form).toBeHidden();
      await expect(card).toContainText('Draft');
      await expect(card).toContainText('2 breweries, 2 stamps to complete it, in any order');
    });

    const context = await browser.newContext({ storageState: askedForLocation(member) });
    const fan = await context.newPage();
    const link = fan.getByRole('link', { name: trail });
    await adminTest.step('open, it has a passport for everybody', async () => {
      await fan.goto('/trails');
      await expect(fan.getByRole('link', { name: "The Lamplighter's Round" })).toBeVisible();
      await expect(link).toHaveCount(0);
      await card.getByRole('button', { name: 'Open Trail' }).tap();
      const confirmation = page.getByRole('alertdialog', { name: 'Open the trail?' });
      await confirmation.getByRole('button', { name: 'Open Trail' }).tap();
      await expect(card.getByText('Open', { exact: true })).toBeVisible();
      await fan.reload();
      await link.tap();
      const passport = fan.getByRole('region', { name: 'Your passport' });
      await expect(passport).toContainText('0 of 2 stamps');
      for (const name of breweries) await expect(passport).toContainText(name);
    });
    await context.close();

    await adminTest.step('its report counts stamps and prizes by brewery', async () => {
      await card.getByRole('button', { name: `Report of ${trail}` }).tap();
      const report = page.getByRole('dialog', { name: `Report: ${trail}` });
      await expectGoodScreen(page, () => expect(report.getByRole('table')).toContainText('Prizes'));
      for (const name of breweries) await expect(report).toContainText(name);
      await report.getByRole('button', { name: 'Close' }).tap();
    });
    await adminTest.step('its prizes can be redeemed at any house', async () => {
      await page.goto('/redeem');
      await page.getByRole('textbox', { name: 'At which brewery?' }).fill('Antler');
      await page.getByRole('button', { name: /^Antler Ales/ }).tap();
      await expect(page.getByText('At Antler Ales')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Scan the Code' })).toBeVisible();
    });
  },
);

memberTest('a member has no link to the administration and gets a 404 there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'BeerDog' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await page.goto('/admin/people');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
