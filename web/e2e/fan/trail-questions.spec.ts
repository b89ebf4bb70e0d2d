import { type APIRequestContext, expect } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { checkinSheet } from '../support/checkin-sheet.ts';
import { standAt } from '../support/location.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen, expectNoOverflow } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

/** On the Aleutian Islands, where no other journey is. */
const pin = { latitude: 51.9, longitude: -178.4 };
const trail = 'The Whale Road';
const question = 'What hangs over the bar?';

adminTest(
  'a brewery on a trail asks a question, and its stamp counts once it is answered',
  { tag: '@core' },
  async ({ page, browser, server, newAccount }) => {
    const brewery = await createBrewery(page.request, { name: 'Whalebone Brewing' });
    await send(page.request, 'put', `/api/breweries/${brewery.id}/pin`, pin);
    const { id } = await send(page.request, 'post', '/api/trails', {
      ...{ name: trail, story: 'One island, one whale.', reward: 'A badge', stampsNeeded: 1 },
      ...{ startsOn: '2026-01-01', endsOn: '2099-12-31' },
      breweries: [{ breweryId: brewery.id, prizeStock: null }],
    });

    await adminTest.step('an administrator sets the question', async () => {
      await page.goto('/admin/trails');
      const card = page.getByRole('article').filter({ hasText: trail });
      await card.getByRole('button', { name: /^Edit/ }).tap();
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: `Ask a question at ${brewery.name}` }).tap();
      await expect(form.getByLabel('Question, answered there')).toBeFocused();
      const save = form.getByRole('button', { name: /^Save/ });
      await save.tap();
      await expect(form.getByRole('alert').first()).toBeVisible();
      await form.getByLabel('Question, answered there').fill(question);
      await form.getByLabel('Right answers').fill('A whale\n\nMoby Dick');
      await expectGoodScreen(page, () =>
        expect(form.getByLabel('Right answers')).toHaveValue(/Moby/),
      );
      await save.tap();
      await expect(form).toBeHidden();
      await send(page.request, 'put', `/api/trails/${id}/open`, { open: true });
    });

    const context = await browser.newContext({
      ...{ storageState: askedForLocation(await newAccount()), baseURL: server },
      ...{ hasTouch: true, serviceWorkers: 'block', reducedMotion: 'reduce' },
      viewport: { width: 390, height: 844 },
    });
    const fan = await context.newPage();
    await standAt(context, { ...pin, accuracy: 10 });
    await adminTest.step('the passport says that there is a question', async () => {
      await fan.goto(`/trails/${id}`);
      await expect(fan.getByRole('region', { name: 'Your passport' })).toContainText('question');
      const terms = fan.getByRole('region', { name: 'About the trail' });
      await expect(terms).toContainText('One brewery asks a question too');
    });
    await adminTest.step('after the check-in, its sheet asks it', async () => {
      await fan.goto(`/brewery/${brewery.id}`);
      await fan.getByRole('button', { name: 'Check In', exact: true }).tap();
      const sheet = checkinSheet(fan);
      await expect(sheet).toContainText('0 of 1 stamps');
      const field = sheet.getByRole('textbox', { name: question });
      await field.fill('an anchor');
      await sheet.getByRole('button', { name: 'Answer' }).tap();
      await expect(field).toHaveAccessibleDescription(/That is not it/);
      await expectGoodScreen(fan, () => expect(sheet).toContainText('2 tries left today'));
    });
    const card = fan.getByRole('region', { name: `Question of ${brewery.name}` });
    await adminTest.step('without a network the passport says why not', async () => {
      await fan.goto(`/trails/${id}`);
      await expect(card).toContainText('2 tries left today');
      await context.setOffline(true);
      await fan.evaluate(() => window.dispatchEvent(new Event('offline')));
      await expect(card).toContainText('Answering needs a connection.');
      await context.setOffline(false);
      await fan.evaluate(() => window.dispatchEvent(new Event('online')));
    });
    await adminTest.step('answered there, in other capitals, the stamp completes it', async () => {
      await fan.goto(`/trails/${id}`);
      await expectGoodScreen(fan, () => expect(card).toContainText('2 tries left today'));
      await expectNoOverflow(fan, '/trails/$id');
      await card.getByRole('textbox', { name: question }).fill('MOBY  DICK');
      await card.getByRole('button', { name: 'Answer' }).tap();
      await expectToast(fan, 'Trail completed');
      await closeToast(fan);
      await expect(card).toHaveCount(0);
      const passport = fan.getByRole('region', { name: 'Your passport' });
      await expect(passport).toContainText('1 of 1 stamp');
    });
    await context.close();

    await adminTest.step(
      'after the third wrong answer there is no field until tomorrow',
      async () => {
        const guest = await newAccount();
        const phone = await browser.newContext({ storageState: askedForLocation(guest) });
        const wrong = await phone.newPage();
        const place = { userId: guest.id, breweryId: brewery.id, ...pin, accuracy: 10 };
        await send(phone.request, 'post', '/api/checkins', place);
        for (const answer of ['an anchor', 'a buoy']) {
          const to = `/api/trails/${id}/breweries/${brewery.id}/answer`;
          await send(phone.request, 'post', to, { answer });
        }
        await wrong.goto(`/trails/${id}`);
        const asked = wrong.getByRole('region', { name: `Question of ${brewery.name}` });
        await expect(asked).toContainText('One try left today');
        await asked.getByRole('textbox', { name: question }).fill('a net');
        await asked.getByRole('button', { name: 'Answer' }).tap();
        await expect(asked).toContainText('That was the third wrong answer today.');
        await expect(asked.getByRole('textbox')).toHaveCount(0);
        await wrong.reload();
        await expectGoodScreen(wrong, () => expect(asked).toContainText('No try is left today'));
        await expect(asked.getByRole('button')).toHaveCount(0);
        await phone.close();
      },
    );
    await send(page.request, 'put', `/api/trails/${id}/open`, { open: false });
  },
);

async function send(calls: APIRequestContext, method: 'post' | 'put', to: string, data: object) {
  const response = await calls[method](to, { data });
  expect(response.status(), await response.text()).toBe(200);
  return await response.json();
}
