import { type APIRequestContext, expect } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { giveBrewery, openBrewery } from '../support/breweries.ts';
import { dialogOf, fillIn, openSection } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

adminTest(
  'an owner sets type, podcast and photos of a brewery',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const brewery = 'Spare Wheel Beer Hall';
    const owner = await newAccount();
    const id = await breweryNamed(admin.request, brewery);
    await giveBrewery(admin.request, id, owner.email);
    const context = await browser.newContext({ storageState: askedForLocation(owner) });
    const page = await context.newPage();
    await page.goto(`/brewery/${id}/edit`);
    const form = page.getByRole('main');
    const photos = form.getByRole('group', { name: 'Photos' });
    const shown = photos.getByRole('listitem');

    await adminTest.step('add, move and remove photos', async () => {
      await openSection(form, 'Images');
      await expect(shown.first()).toBeVisible();
      while ((await shown.count()) > 1) {
        const before = await shown.count();
        await photos.getByRole('button', { name: 'Remove photo 1' }).tap();
        await expect(shown).toHaveCount(before - 1);
      }
      const old = await shown.getByRole('img').getAttribute('src');
      await photos.getByLabel('Add photo').setInputFiles(pngPicture('bar.png', 400, 300));
      await expect(shown).toHaveCount(2);
      await expect(photos.getByText('2 of 12 photos')).toBeVisible();
      await photos.getByRole('button', { name: 'Move photo 2 up' }).tap();
      await expect(shown.nth(1).getByRole('img')).toHaveAttribute('src', String(old));
      await closeToast(page);
      await expectGoodScreen(page, () => expect(shown).toHaveCount(2));
    });

    await adminTest.step("see everything on the brewery's page", async () => {
      await form.getByLabel('Type').selectOption('Brewpub');
      await openSection(form, 'Podcast');
      await fillIn(form, {
        'Podcast Episode': 'Episode 99: The Bushel',
        'Podcast Link': 'podcast.example/99',
      });
      await form.getByRole('button', { name: 'Save Changes' }).tap();
      await expectToast(page, 'Brewery details saved successfully');
      await expect(page).toHaveURL(/\/brewery-owner-dashboard\?at=/);
      await page.goto(`/brewery/${id}`);
      await expect(page.getByText('Episode 99: The Bushel')).toBeVisible();
      const listen = page.getByRole('link', { name: 'Listen on Spotify' });
      await expect(listen).toHaveAttribute('href', 'https://podcast.example/99');
      const strip = page.getByRole('list', { name: 'Photos' }).getByRole('img');
      await expect(strip).toHaveCount(2);
      await expect(strip.first()).toHaveAttribute('src', /^\/objects\/uploads\//);
    });

    await adminTest.step('mark an event as a taproom event', async () => {
      await page.goto('/brewery-owner-dashboard');
      await page.getByRole('button', { name: 'Add Special Event' }).tap();
      const dialog = dialogOf(page, 'Add Special Event');
      await fillIn(dialog, {
        'Event Name': 'Bushel Night',
        Date: '2099-06-05',
        Time: '8:00 PM',
        Details: 'Eight bushels.',
      });
      await dialog.getByRole('checkbox', { name: 'Taproom Event' }).check();
      await dialog.getByRole('button', { name: 'Create Event' }).tap();
      await expectToast(page, 'Special event created successfully!');
      await page.goto('/events');
      await page.getByRole('link', { name: 'Bushel Night' }).tap();
      await expect(page.getByText('Taproom Event')).toBeVisible();
    });
    await context.close();
  },
);

adminTest('an administrator saves details and returns to the brewery', async ({ page }) => {
  const brewery = 'Slow Drizzle Beer Co.';
  await openBrewery(page, brewery);
  const path = new URL(page.url()).pathname;
  await page.goto(`${path}/edit`);
  await openSection(page, 'Hours & Policies');
  await fillIn(page.getByRole('main'), { Hours: 'Whenever it rains' });
  await page.getByRole('button', { name: 'Save Changes' }).tap();
  await expectToast(page, 'Brewery details saved successfully');
  await expect(page).toHaveURL(path);
  // The form, which contains the same words, is shown until the page is there.
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden();
  await expect(page.getByText('Whenever it rains')).toBeVisible();
});

adminTest('a missing address and an invalid number are named', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Create Event' }).tap();
  const event = dialogOf(page, 'Create Special Event');
  await fillIn(event, {
    Company: 'Boyle & Son Coppers',
    'Event Name': 'Hammer Time',
    Details: 'Loud.',
    Date: '2099-06-05',
    Time: '8:00 PM',
  });
  await event.getByRole('button', { name: 'Create Event' }).tap();
  await expectToast(page, 'Please fill in all required fields', 'Address is required.');

  await page.goto('/podcast');
  await page.getByRole('button', { name: 'Add New Episode' }).tap();
  const episode = dialogOf(page, 'Add New Episode');
  await fillIn(episode, { 'Episode Number': 'pilot' });
  await expect(episode.getByText('Not a number: it is saved as 0.')).toBeVisible();
  await fillIn(episode, { 'Episode Number': '77' });
  await expect(episode.getByText(/Not a number/)).toHaveCount(0);
});

async function breweryNamed(calls: APIRequestContext, name: string): Promise<string> {
  const found = await calls.get(`/api/breweries?q=${encodeURIComponent(name)}`);
  return (await found.json())[0].id;
}
