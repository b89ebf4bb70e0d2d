import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery, openBrewery } from '../support/breweries.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen, expectNoOverflow } from '../support/screen.ts';

const WEBSITE = 'https://tally.example/';

/** Reads the number of a figure, such as `Visitors`. */
function figure(page: Page, name: string) {
  const row = page.getByRole('term').filter({ hasText: name }).locator('xpath=..');
  return row.getByRole('definition').first();
}

adminTest(
  'an owner sees how many people came and what they tapped, and staff do',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const [owner, bartender, fan] = [await newAccount(), await newAccount(), await newAccount()];
    const brewery = await createBrewery(admin.request, { name: 'Tally Mark Brewing', owner });
    const path = `/api/breweries/${brewery.id}`;
    const website = { socialLinks: { website: WEBSITE } };
    expect((await admin.request.put(path, { data: website })).status()).toBe(200);
    const contextOf = (account: typeof owner) =>
      browser.newContext({ storageState: askedForLocation(account) });
    const contexts = [await contextOf(owner), await contextOf(bartender), await contextOf(fan)];
    const [page, staff, phone] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!page || !staff || !phone) throw new Error('Three people have a phone.');
    const post = async (calls: APIRequestContext, to: string, data: object) => {
      const response = await calls.post(to, { data });
      expect(response.status(), await response.text()).toBe(200);
    };
    await post(page.request, `${path}/staff`, { person: bartender.username });

    await adminTest.step('a brewery without check-ins is told what brings the first', async () => {
      await page.goto('/brewery-owner-dashboard');
      await page.getByRole('link', { name: '0 · Statistics' }).tap();
      await expect(page.getByRole('heading', { name: 'No check-ins yet' })).toBeVisible();
      await expectGoodScreen(page, () => expect(figure(page, 'Page views')).toHaveText('under 5'));
      await page.getByRole('link', { name: 'Show the Code of the Day' }).tap();
      await expect(page.getByRole('heading', { name: 'Code of the day' })).toBeVisible();
    });

    await adminTest.step('four people visit, and a fifth with a phone', async () => {
      for (let person = 0; person < 4; person += 1) {
        const account = await newAccount();
        const context = await contextOf(account);
        for (const kind of ['page', 'website', 'directions', 'phone']) {
          await post(context.request, `${path}/views`, { kind });
        }
        await post(context.request, '/api/checkins', {
          ...{ userId: account.id, breweryId: brewery.id, notes: null },
        });
        await context.close();
      }
      const fifth = (kind: string) =>
        expect
          .poll(async () => {
            const response = await page.request.get(`${path}/statistics`);
            return (await response.json()).periods[0].now.views[kind];
          })
          .toBe(5);
      await openBrewery(phone, brewery.name);
      await fifth('page');
      await post(phone.request, '/api/checkins', {
        ...{ userId: fan.id, breweryId: brewery.id, notes: null },
      });
      const opened = phone.waitForEvent('popup');
      await phone.getByRole('link', { name: 'Get Directions' }).tap();
      await fifth('directions');
      await (await opened).close();
      // It leaves the page in the same tab.
      await phone.getByRole('link', { name: 'Website' }).tap();
      await fifth('website');
    });

    await adminTest.step('the owner sees them', async () => {
      await page.goto(`/brewery/${brewery.id}/statistics`);
      await expect(figure(page, 'Website')).toHaveText('5');
      await expect(page.getByRole('region', { name: 'Check-ins', exact: true })).toContainText('5');
      await expect(figure(page, 'Visitors')).toHaveText('5');
      await expect(figure(page, 'Came again')).toHaveText('0');
      await expect(figure(page, 'Page views')).toHaveText('5');
      await expect(figure(page, 'Directions')).toHaveText('5');
      await expect(figure(page, 'Telephone')).toHaveText('under 5');
      await page.getByRole('button', { name: '30 days' }).tap();
      await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByRole('table', { name: 'Check-ins by weekday' })).toContainText('5');
      await expectGoodScreen(page, () => expect(figure(page, 'Visitors')).toHaveText('5'));
      await expectNoOverflow(page, 'statistics');
    });

    await adminTest.step('and downloads the totals of each day', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download Daily Totals (CSV)' }).tap();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('tally-mark-brewing-daily-totals.csv');
      const [header, line] = (await readFile(await download.path(), 'utf8')).split('\r\n');
      expect(header).toMatch(/^Day,Check-ins,Visitors,Page views,/);
      expect(line).toMatch(/^\d{4}-\d\d-\d\d,5,5,5,,5,,5,$/);
    });

    await adminTest.step('staff see the figures, and have no file', async () => {
      await staff.goto('/brewery-owner-dashboard');
      await staff.getByRole('link', { name: '5 · Statistics' }).tap();
      await expect(figure(staff, 'Visitors')).toHaveText('5');
      await expect(staff.getByText('Nobody is followed.')).toBeVisible();
      await expect(staff.getByRole('button', { name: /^Download/ })).toHaveCount(0);
    });

    await adminTest.step('a fan is refused with a sentence', async () => {
      await phone.goto(`/brewery/${brewery.id}/statistics`);
      await expect(
        phone.getByText('Only the owners and the staff of this brewery see its statistics.'),
      ).toBeVisible();
    });
    for (const context of contexts) await context.close();
  },
);
