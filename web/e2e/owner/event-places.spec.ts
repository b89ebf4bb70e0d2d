import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { savesData } from '../support/browser/saves-data.ts';
import { chooseAction, dialogOf } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

adminTest(
  'a fan takes the last place of an event, and the owner has the list of guests',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const [owner, fan, late] = [await newAccount(), await newAccount(), await newAccount()];
    const brewery = await createBrewery(admin.request, { name: 'One Chair Brewing', owner });
    const event = {
      event: 'One Chair Tasting',
      details: 'For one.',
      date: '2098-12-04',
      time: '6 PM - 9 PM',
      company: brewery.name,
      breweryId: brewery.id,
      places: 1,
    };
    const added = await admin.request.post('/api/special-events', { data: event });
    expect(added.status(), await added.text()).toBe(200);
    const { id } = await added.json();
    const path = `/special-event/${id}`;

    const page = await phoneOf(browser, fan);
    // Otherwise the profile was fetched a moment before the event is moved.
    await savesData(page);
    const lateFan = await phoneOf(browser, late);
    const places = page.getByRole('region', { name: 'Places' });
    await adminTest.step('a fan takes the place', async () => {
      await page.goto(path);
      await lateFan.goto(path);
      await expect(lateFan.getByRole('button', { name: "I'm Coming" })).toBeVisible();
      await expectGoodScreen(page, () => expect(places).toContainText('0 of 1 places taken'));
      await places.getByRole('button', { name: "I'm Coming" }).tap();
      await expectToast(page, 'You have a place');
      await closeToast(page);
      await expectGoodScreen(page, () => expect(places).toContainText('You are coming'));
    });
    await adminTest.step('another one answers without a connection, and is late', async () => {
      const answer = lateFan.getByRole('region', { name: 'Places' });
      // The component that shows a waiting answer is loaded with the places.
      await lateFan.waitForLoadState('networkidle');
      await lateFan.context().setOffline(true);
      await answer.getByRole('button', { name: "I'm Coming" }).tap();
      await expect(answer).toContainText('Not sure yet: waiting for signal');
      await lateFan.context().setOffline(false);
      await expectToast(lateFan, `You have no place at ${event.event}`);
      await expect(answer).toContainText('All places are taken.');
      await lateFan.goto('/');
      await lateFan.getByRole('button', { name: '1 not sent, show what waits' }).tap();
      const row = lateFan.getByRole('dialog', { name: 'Waiting to be sent' }).getByRole('listitem');
      await expect(row).toContainText(event.event);
      await row.getByRole('button', { name: /^Dismiss/ }).tap();
      await expect(row).toHaveCount(0);
      await lateFan.context().close();
    });
    await adminTest.step('the owner sees the guest and saves the list', async () => {
      const ownerPage = await phoneOf(browser, owner);
      await ownerPage.goto('/brewery-owner-dashboard');
      await chooseAction(ownerPage.getByRole('article').filter({ hasText: event.event }), 'Guests');
      const sheet = dialogOf(ownerPage, `Guests of ${event.event}`);
      await expectGoodScreen(ownerPage, () => expect(sheet).toContainText(fan.username));
      const saving = ownerPage.waitForEvent('download');
      await sheet.getByRole('button', { name: 'Save as CSV' }).tap();
      const file = await saving;
      expect(file.suggestedFilename()).toBe('guests-2098-12-04.csv');
      const [head, row] = (await readFile(await file.path(), 'utf8')).split('\r\n');
      expect(head).toBe('username,since');
      expect(row).toContain(`${fan.username},20`);
      const data = { date: '2098-12-05' };
      const moved = await ownerPage.request.put(`/api/special-events/${id}`, { data });
      expect(moved.status(), await moved.text()).toBe(200);
      await ownerPage.context().close();
    });
    await adminTest.step('the fan learns that it was moved, and does not come', async () => {
      await page.goto('/');
      const mine = page.getByRole('region', { name: 'You are coming to' });
      await expectGoodScreen(page, () => expect(mine).toContainText('Moved from Thu, Dec 4'));
      // The stored copy of the page still has the former date.
      const loading = page.waitForResponse(/events\.rsvps\.status/);
      await mine.getByRole('link', { name: event.event }).tap();
      await loading;
      await places.getByRole('button', { name: 'Not Coming' }).tap();
      await expectToast(page, 'Your place is free for somebody else');
      await expect(places).toContainText('0 of 1 places taken');
      await page.goto('/');
      await expect(page.getByRole('heading', { name: fan.username })).toBeVisible();
      await expect(mine).toHaveCount(0);
    });
    await page.context().close();
  },
);

async function phoneOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ storageState: askedForLocation(account) });
  return await context.newPage();
}
