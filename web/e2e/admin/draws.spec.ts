import { type APIRequestContext, expect } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { chooseAction, dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

/** On the Aleutian Islands, where no other journey is. */
const pin = { latitude: 52.0, longitude: -176.6 };

adminTest(
  'an administrator draws a winner among those who finished a trail, who reads it on the passport',
  { tag: '@core' },
  async ({ page, browser, newAccount }) => {
    const brewery = await createBrewery(page.request, { name: 'Island End Ales' });
    await send(page.request, 'put', `/api/breweries/${brewery.id}/pin`, pin);
    const name = 'The Island Round';
    const trail = await createTrail(page.request, name, brewery.id);
    const fan = await newAccount();
    const context = await browser.newContext({ storageState: askedForLocation(fan) });
    const prize = 'a weekend in Adak';
    const card = page.getByRole('article').filter({ hasText: name });
    const dialog = dialogOf(page, `Draw: ${name}`);
    const draw = dialog.getByRole('button', { name: 'Draw Winners' });
    const winner = dialog.getByRole('article').filter({ hasText: fan.username });

    await adminTest.step('there is nobody to draw at first', async () => {
      await page.goto('/admin/trails');
      await chooseAction(card, 'Draw Winners');
      await expectGoodScreen(page, () => expect(dialog).toContainText('Nobody finished yet'));
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    });
    await adminTest.step('somebody finishes the trail, and is drawn', async () => {
      const visit = { userId: fan.id, breweryId: brewery.id, accuracy: 10, ...pin };
      await send(context.request, 'post', '/api/checkins', visit);
      await page.reload();
      await expect(card).toContainText('1 person completed it');
      await chooseAction(card, 'Draw Winners');
      await expectGoodScreen(page, () => expect(draw).toBeVisible());
      await draw.tap();
      await expect(dialog.getByRole('textbox', { name: 'Prize' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await fillIn(dialog, { Winners: '3' });
      await dialog.getByRole('textbox', { name: 'Prize' }).fill(prize);
      await draw.tap();
      await expectToast(page, '1 winner drawn', 'Nobody else is left to draw.');
      await closeToast(page);
      await expectGoodScreen(page, () => expect(winner).toContainText(prize));
      const mail = winner.getByRole('link', { name: fan.email });
      await expect(mail).toHaveAttribute('href', `mailto:${encodeURIComponent(fan.email)}`);
    });
    const passport = await context.newPage();
    const won = passport.getByRole('region', { name: 'Your win' });
    await adminTest.step('the winner reads it', async () => {
      await passport.goto(`/trails/${trail}`);
      await expectGoodScreen(passport, () => expect(won).toContainText(`You won ${prize}`));
    });
    await adminTest.step('a second draw has nobody left', async () => {
      await dialog.getByRole('textbox', { name: 'Prize' }).fill('a hat');
      await draw.tap();
      await expectToast(page, 'Nobody was drawn', /Nobody is left to draw/);
      await closeToast(page);
    });
    await adminTest.step('a winner who was drawn by mistake is removed', async () => {
      await winner.getByRole('button', { name: `Actions for ${fan.username}` }).tap();
      await page.getByRole('menuitem', { name: 'Remove Winner' }).tap();
      const confirmation = page.getByRole('alertdialog', { name: 'Remove the winner?' });
      await confirmation.getByRole('button', { name: 'Remove Winner' }).tap();
      await expectToast(page, 'Winner removed');
      await expect(winner).toHaveCount(0);
      await expect(dialog.getByRole('textbox', { name: 'Prize' })).toHaveValue('a hat');
      await passport.reload();
      await expect(passport.getByRole('region', { name: 'Your passport' })).toContainText(
        'Completed on',
      );
      await expect(won).toHaveCount(0);
    });
    await adminTest.step('the history has both', async () => {
      await page.goto('/admin/history');
      await expect(page.getByText(`took back the prize of ${fan.username}`).first()).toBeVisible();
      await expect(page.getByText(`drew ${fan.username} as a winner of`).first()).toBeVisible();
    });
    await context.close();
  },
);

/** Creates an open trail of one brewery. */
async function createTrail(calls: APIRequestContext, name: string, breweryId: string) {
  const { id } = await send(calls, 'post', '/api/trails', {
    ...{ name, story: 'One island, one stamp.', reward: 'A badge', stampsNeeded: 1 },
    ...{ startsOn: '2026-01-01', endsOn: '2099-12-31' },
    breweries: [{ breweryId, prizeStock: null }],
  });
  await send(calls, 'put', `/api/trails/${id}/open`, { open: true });
  return id;
}

async function send(calls: APIRequestContext, method: 'post' | 'put', to: string, data: object) {
  const response = await calls[method](to, { data });
  expect(response.status(), await response.text()).toBe(200);
  return await response.json();
}
