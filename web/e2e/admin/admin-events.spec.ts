import { expect } from '@playwright/test';
import { createBrewery } from '../support/breweries.ts';
import { chooseTool, dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

adminTest(
  'an administrator picks the brewery of an event, which fills in company and address',
  { tag: '@core' },
  async ({ page }) => {
    const { id, name } = await createBrewery(page.request, { name: 'Pine Tar Brewing' });
    const address = '2 Cushman St, Fairbanks, Alaska 99701';
    await page.goto('/events');
    await page.getByRole('button', { name: 'Create Event' }).tap();
    const dialog = dialogOf(page, 'Create Special Event');
    const brewery = dialog.getByRole('group', { name: 'Brewery' });

    await adminTest.step('what is typed stays until the person says otherwise', async () => {
      await fillIn(dialog, { Company: 'Pine Tar & Friends' });
      await dialog.getByRole('textbox', { name: 'Brewery' }).fill('pine tar');
      await dialog.getByRole('button', { name: `${name}, Fairbanks` }).tap();
      await expectGoodScreen(page, () => expect(brewery).toContainText(address));
      await expect(dialog.getByLabel('Company')).toHaveValue('Pine Tar & Friends');
      await expect(dialog.getByLabel('Address')).toHaveValue(address);
      await expect(dialog.getByRole('group', { name: 'Event Image' }).locator('img')).toBeVisible();
      await expect(dialog.getByText('The company is not the name of the brewery.')).toBeVisible();
      await dialog.getByRole('button', { name: "Use the Brewery's" }).tap();
      await expect(dialog.getByLabel('Company')).toHaveValue(name);
    });
    await adminTest.step('without the brewery its texts are gone', async () => {
      await brewery.getByRole('button', { name: `Remove ${name}` }).tap();
      await expect(dialog.getByLabel('Company')).toHaveValue('');
      await expect(dialog.getByLabel('Address')).toHaveValue('');
      await dialog.getByRole('textbox', { name: 'Brewery' }).fill('pine tar');
      await dialog.getByRole('button', { name: `${name}, Fairbanks` }).tap();
    });
    await adminTest.step('the event belongs to the brewery', async () => {
      const event = 'Resin Night';
      await fillIn(dialog, { 'Event Name': event, Details: 'Sticky.', Date: '2099-06-05' });
      await fillIn(dialog, { Time: '8:00 PM' });
      await dialog.getByRole('button', { name: 'Create Event' }).tap();
      await expectToast(page, 'Special event created successfully!');
      await expect(dialog).toBeHidden();
      const events = await (await page.request.get('/api/special-events')).json();
      const created = events.find((one: { event: string }) => one.event === event);
      expect(created).toMatchObject({ breweryId: id, company: name, address });
      // Other journeys count the events whose place is not known.
      await expect(await page.request.delete(`/api/special-events/${created.id}`)).toBeOK();
    });
  },
);

adminTest('an administrator changes the brewery of an event, and undoes it', async ({ page }) => {
  const [first, second] = [
    await createBrewery(page.request, { name: 'Sap Run Brewing' }),
    await createBrewery(page.request, { name: 'Birch Bark Ales' }),
  ];
  const event = { event: 'Cone Count', company: 'Cones', details: 'All of them.', time: '8 PM' };
  const data = { ...event, date: '2099-06-06', breweryId: first.id };
  const { id } = await (await page.request.post('/api/special-events', { data })).json();
  const host = async () =>
    (await (await page.request.get(`/api/special-events/${id}`)).json()).breweryId;

  await page.goto(`/special-event/${id}`);
  await page.getByRole('button', { name: 'Edit Event' }).tap();
  const dialog = dialogOf(page, 'Edit Special Event');
  await dialog.getByRole('button', { name: `Remove ${first.name}` }).tap();
  await dialog.getByRole('textbox', { name: 'Brewery' }).fill('birch bark');
  await dialog.getByRole('button', { name: `${second.name}, Fairbanks` }).tap();
  await fillIn(dialog, { Address: '2 Cushman St' });
  await dialog.getByRole('button', { name: 'Save Changes' }).tap();
  await expectToast(page, 'Special event updated successfully!');
  await expect(dialog).toBeHidden();
  expect(await host()).toBe(second.id);

  await page.goto('/admin/history?q=Cone');
  const entry = page.getByRole('article').filter({ hasText: second.name });
  await entry.getByRole('button', { name: /^Undo/ }).tap();
  await expectToast(page, 'Undone');
  expect(await host()).toBe(first.id);
  // Other journeys count the events whose place is not known.
  await expect(await page.request.delete(`/api/special-events/${id}`)).toBeOK();
});

adminTest(
  'an administrator creates a weekly event for a brewery, deletes it and undoes that',
  { tag: '@core' },
  async ({ page }) => {
    const { name } = await createBrewery(page.request, { name: 'Tin Cup Taproom' });
    const dialog = dialogOf(page, 'Create Weekly Event');
    const card = page.getByRole('article').filter({ hasText: 'Spelling Bee' });
    const create = dialog.getByRole('button', { name: 'Create Event' });

    await adminTest.step('a brewery is required', async () => {
      await page.goto('/events');
      await chooseTool(page, 'Create Weekly Event');
      await fillIn(dialog, { 'Event Title': 'Spelling Bee', Details: 'No phones.', Time: '7 PM' });
      await dialog.getByLabel('Day').selectOption('Wednesday');
      await create.tap();
      await expectToast(page, 'Please fill in all required fields');
      await closeToast(page);
      await expect(dialog.getByRole('textbox', { name: 'Brewery' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    });
    await adminTest.step('the page of its day opens', async () => {
      await dialog.getByRole('textbox', { name: 'Brewery' }).fill('tin cup');
      await dialog.getByRole('button', { name: `${name}, Fairbanks` }).tap();
      await expectGoodScreen(page, () =>
        expect(dialog.getByRole('group', { name: 'Brewery' })).toContainText('2 Cushman St'),
      );
      await create.tap();
      await expectToast(page, 'Weekly event created successfully!');
      await expect(page).toHaveURL('/weekly-events/wednesday');
      await expect(card).toContainText(name);
      await closeToast(page);
    });
    await adminTest.step('the form on that page begins with its day', async () => {
      await chooseTool(page, 'Create Weekly Event');
      await expect(dialog.getByLabel('Day')).toHaveValue('wednesday');
      await dialog.getByRole('button', { name: 'Cancel' }).tap();
      await expect(dialog).toBeHidden();
    });
    await adminTest.step('deleted, it comes back with one tap', async () => {
      await card.getByRole('button', { name: 'Edit Spelling Bee' }).tap();
      const edit = dialogOf(page, 'Edit Weekly Event');
      await edit.getByRole('button', { name: 'Delete Event' }).tap();
      const confirmation = page.getByRole('alertdialog', { name: 'Delete Event' });
      await confirmation.getByRole('button', { name: 'Delete Event' }).tap();
      await expect(card).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect(card).toContainText(name);
    });
  },
);
