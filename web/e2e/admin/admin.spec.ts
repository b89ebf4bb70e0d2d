import { expect, type Page } from '@playwright/test';
import { createBrewery, openBrewery } from '../support/breweries.ts';
import { confirmDelete, dialogOf, fillIn, openSection } from '../support/forms.ts';
import { adminTest, memberTest } from '../support/people.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

adminTest(
  'an administrator adds, renames and deletes an episode',
  { tag: '@core' },
  async ({ page }) => {
    const [title, newTitle] = ['The Quiet Kettle', 'The Quieter Kettle'];
    await page.goto('/podcast');

    await adminTest.step('add', async () => {
      await expect(page.getByRole('article').first()).toBeVisible();
      const numbers = await page.getByText(/^Episode \d+/).allTextContents();
      const highest = Math.max(...numbers.map((text) => Number(/\d+/.exec(text)?.[0])));
      await page.getByRole('button', { name: 'Add New Episode' }).tap();
      const dialog = dialogOf(page, 'Add New Episode');
      await expect(dialog.getByLabel('Episode Number')).toHaveValue(String(highest + 1));
      await fillIn(dialog, {
        Title: title,
        Guest: 'Ida Boyle',
        Business: 'Boyle & Son Coppers',
        'Spotify URL': 'https://open.spotify.com/episode/quiet',
      });
      await dialog.getByRole('button', { name: 'Add Episode' }).tap();
      await expectToast(page, 'Episode created successfully!');
      await expect(dialog).toBeHidden();
      await expect(cardOf(page, title)).toContainText(`Episode ${highest + 1}`);
      await expect(
        cardOf(page, title).getByRole('link', { name: 'Listen on Spotify' }),
      ).toBeVisible();
      await closeToast(page);
    });

    await adminTest.step('edit', async () => {
      await page.getByRole('button', { name: `Edit ${title}` }).tap();
      const dialog = dialogOf(page, 'Edit Episode');
      await fillIn(dialog, { Title: newTitle });
      await dialog.getByRole('button', { name: 'Save Changes' }).tap();
      await expectToast(page, 'Episode updated successfully!');
      await expect(cardOf(page, newTitle)).toContainText('Ida Boyle');
      await closeToast(page);
    });

    await adminTest.step('delete', async () => {
      await page.getByRole('button', { name: `Edit ${newTitle}` }).tap();
      const dialog = dialogOf(page, 'Edit Episode');
      page.once('dialog', (confirmation) => {
        expect(confirmation.message()).toBe(`Are you sure you want to delete “${newTitle}”?`);
        void confirmation.accept();
      });
      await dialog.getByRole('button', { name: 'Delete Episode' }).tap();
      await expectToast(page, 'Episode deleted successfully!');
      await expect(dialog).toBeHidden();
      await expect(cardOf(page, newTitle)).toHaveCount(0);
    });
  },
);

adminTest(
  'an administrator manages an event of a company without a brewery',
  { tag: '@core' },
  async ({ page }) => {
    const name = 'Coppersmiths by Candlelight';
    await page.goto('/events');

    await adminTest.step('create', async () => {
      await page.getByRole('button', { name: 'Create Event' }).tap();
      const dialog = dialogOf(page, 'Create Special Event');
      await fillIn(dialog, { Company: 'Boyle & Son Coppers', 'Event Name': name });
      await dialog.getByRole('button', { name: 'Create Event' }).tap();
      await expectToast(
        page,
        'Please fill in all required fields',
        'Company, Event Name, Details, Date, and Time are required.',
      );
      await closeToast(page);
      await fillIn(dialog, {
        Details: 'Hammers at eight, stout at nine.',
        Date: '2099-06-05',
        Time: '8:00 PM',
        Address: '9 Foundry Lane, Guthrie, OK 73044',
      });
      await dialog.getByRole('checkbox', { name: 'RSVP Required' }).check();
      await dialog.getByRole('button', { name: 'Create Event' }).tap();
      await expectToast(page, 'Special event created successfully!');
      await expect(dialog).toBeHidden();
      await closeToast(page);
    });

    await adminTest.step('edit on its page', async () => {
      await page.getByRole('link', { name }).tap();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByText('RSVP Required')).toBeVisible();
      await page.getByRole('button', { name: 'Edit Event' }).tap();
      const dialog = dialogOf(page, 'Edit Special Event');
      await fillIn(dialog, { 'Ticket Link': 'example.com/coppers' });
      await dialog.getByRole('button', { name: 'Save Changes' }).tap();
      await expectToast(page, 'Special event updated successfully!');
      await expect(dialog).toBeHidden();
      const tickets = page.getByRole('link', { name: 'Get Tickets' });
      await expect(tickets).toHaveAttribute('href', 'https://example.com/coppers');
      await closeToast(page);
    });

    await adminTest.step('copy for another day, and delete the copy', async () => {
      await page.getByRole('button', { name: 'Duplicate' }).tap();
      const dialog = dialogOf(page, 'Duplicate Special Event');
      await expect(dialog.getByLabel('Date')).toHaveValue('');
      await fillIn(dialog, { Date: '2099-07-06' });
      await dialog.getByRole('button', { name: 'Create Event' }).tap();
      const on = (date: string) => page.getByRole('paragraph').filter({ hasText: date });
      await expect(on('July 6, 2099')).toBeVisible();
      await closeToast(page);
      const id = new URL(page.url()).pathname.split('/').pop();
      await page.request.delete(`/api/special-events/${id}`);
      await page.goBack();
      await expect(on('June 5, 2099')).toBeVisible();
    });

    await adminTest.step('delete', async () => {
      await page.getByRole('button', { name: 'Edit Event' }).tap();
      const dialog = dialogOf(page, 'Edit Special Event');
      await dialog.getByRole('button', { name: 'Delete Event' }).tap();
      await confirmDelete(page, {
        title: 'Confirm Delete',
        sentences: [`Are you sure you want to delete “${name}”? This action cannot be undone.`],
        button: 'OK',
      });
      await expectToast(page, 'Event deleted', 'The special event has been deleted successfully');
      await expect(page).toHaveURL('/events');
      await expect(page.getByRole('link', { name: 'Lanterns and Lagers' })).toBeVisible();
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    });
  },
);

adminTest(
  'an administrator moves, copies and deletes a weekly event',
  { tag: '@core' },
  async ({ page }) => {
    const title = 'Kettle Polishing Hour';
    const response = await page.request.post('/api/weekly-events', {
      data: {
        title,
        day: 'Sunday',
        time: '2:00 PM',
        details: 'Cloths are ours, elbows are yours.',
        brewery: 'Brick & Bushel',
      },
    });
    expect(response.status(), await response.text()).toBeLessThan(300);
    const dialog = dialogOf(page, 'Edit Weekly Event');
    const pencil = page.getByRole('button', { name: `Edit ${title}`, exact: true });
    await page.goto('/weekly-events/sunday');

    await pencil.tap();
    await dialog.getByLabel('Brewery').selectOption('Red Earth & Rye');
    await fillIn(dialog, { Time: '4:00 PM' });
    await dialog.getByRole('button', { name: 'Update Event' }).tap();
    await expectToast(page, 'Weekly event updated successfully!');
    await expect(dialog).toBeHidden();
    await expect(cardOf(page, title)).toContainText('Red Earth & Rye');
    await expect(cardOf(page, title)).toContainText('4:00 PM');
    await closeToast(page);

    await pencil.tap();
    await dialog.getByRole('button', { name: 'Duplicate Event' }).tap();
    const copy = dialogOf(page, 'Duplicate Weekly Event');
    await fillIn(copy, { 'Event Title': `${title} Again` });
    await copy.getByRole('button', { name: 'Create Event' }).tap();
    await expectToast(page, 'Weekly event created successfully!');
    await expect(cardOf(page, `${title} Again`)).toContainText('Red Earth & Rye');
    await closeToast(page);
    const again = page.getByRole('button', { name: `Edit ${title} Again` });
    await again.tap();
    await dialog.getByRole('button', { name: 'Delete Event' }).tap();
    const confirmation = page.getByRole('alertdialog', { name: 'Delete Event' });
    await confirmation.getByRole('button', { name: 'Delete Event' }).tap();
    await expect(cardOf(page, `${title} Again`)).toHaveCount(0);
    await closeToast(page);

    await pencil.tap();
    await dialog.getByRole('button', { name: 'Delete Event' }).tap();
    await confirmDelete(page, {
      title: 'Delete Event',
      sentences: [`Are you sure you want to delete “${title}”?`, 'This action cannot be undone.'],
      button: 'Delete Event',
    });
    await expectToast(page, 'Weekly event deleted successfully!');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(cardOf(page, title)).toHaveCount(0);
  },
);

adminTest(
  "an administrator edits any brewery with 'Edit Brewery'",
  { tag: '@core' },
  async ({ page }) => {
    const { id } = await createBrewery(page.request, { name: 'Nobody Home Brewing' });
    await page.goto(`/brewery/${id}`);
    await page.getByRole('button', { name: 'Edit Brewery' }).tap();
    const dialog = dialogOf(page, 'Edit Brewery');
    await openSection(dialog, 'Hours & Policies');
    await fillIn(dialog, { Policies: 'Mind the stairs on the way down.' });
    await dialog.getByRole('button', { name: 'Save Changes' }).tap();
    await expectToast(page, 'Brewery updated!');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Mind the stairs on the way down.')).toBeVisible();
  },
);

memberTest('a member finds none of these buttons', async ({ page }) => {
  const tools = page.getByRole('button', {
    name: /^(More tools|Edit|Add New|Update|Create|Change Owner)/,
  });
  for (const [path, name] of [
    ['/podcast', 'The First Pour'],
    ['/events', 'Lanterns and Lagers'],
    ['/weekly-events/friday', 'Canal Serenade'],
    ['/breweries', 'Bat Hour Brewing'],
    ['/leaderboard', 'Bronze Hop'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await expect(tools).toHaveCount(0);
  }
  await openBrewery(page, 'Second Story Ales');
  await expect(page.getByRole('button', { name: 'Take Notes' })).toBeVisible();
  await expect(tools).toHaveCount(0);
});

/** Returns the card of an episode or a weekly event. */
function cardOf(page: Page, name: string) {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}
