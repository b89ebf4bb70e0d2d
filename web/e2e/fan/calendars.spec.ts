import { expect, type Page } from '@playwright/test';
import { dialogOf } from '../support/forms.ts';
import { test } from '../support/people.ts';
import { expectNoOverflow } from '../support/screen.ts';
import { arrive } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

test('a fan adds an event to the calendar, subscribes, and renews the secret address', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await context.grantPermissions(['clipboard-write']);
  await arrive(page, await newAccount());
  await test.step('an event is a file for the calendar app', async () => {
    await page.goto('/events');
    await page.locator('a[href^="/special-event/"]').first().tap();
    const link = page.getByRole('link', { name: /^Add to Calendar ./ });
    const file = await readFile(page, await link.getAttribute('href'));
    expect(file).toContain('BEGIN:VEVENT');
    await expectNoOverflow(page, 'the event');
    await page.goto('/weekly-events/sunday');
    const weekly = page.getByRole('link', { name: /^Add to Calendar/ }).first();
    expect(await readFile(page, await weekly.getAttribute('href'))).toContain('RRULE:FREQ=WEEKLY');
  });

  await test.step('all events are a calendar to subscribe to', async () => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Subscribe to all events' }).tap();
    const sheet = dialogOf(page, 'All events');
    await expect(sheet).toContainText('within a day');
    const address = await sheet.getByLabel('Address of the calendar').inputValue();
    expect(new URL(address).pathname).toBe('/calendars/events.ics');
    await expect(sheet.getByRole('link', { name: 'Calendar on this device' })).toHaveAttribute(
      'href',
      address.replace('http:', 'webcal:'),
    );
    await page.goBack();
    await expect(sheet).toBeHidden();
  });

  await test.step('so are those of one brewery', async () => {
    await page.goto('/breweries');
    const heart = page.getByRole('button', { name: /^Favorite / }).first();
    const name = (await heart.getAttribute('aria-label'))?.replace('Favorite ', '') ?? '';
    await heart.tap();
    await page.getByRole('link', { name }).first().tap();
    await page.getByRole('button', { name: 'Subscribe to Events and News' }).tap();
    const sheet = dialogOf(page, `Events of ${name}`);
    const address = await sheet.getByLabel('Address of the calendar').inputValue();
    expect(await readFile(page, address)).toContain('BEGIN:VCALENDAR');
    const news = await sheet.getByRole('textbox', { name: 'News (Atom)' }).inputValue();
    await sheet.getByRole('button', { name: 'Copy the address of News (Atom)' }).tap();
    await expectToast(page, 'Address copied');
    expect(await readFile(page, news)).toContain('<feed ');
    const menu = await sheet.getByRole('textbox', { name: 'Hours and beers (JSON)' }).inputValue();
    expect(JSON.parse(await readFile(page, menu))).toMatchObject({ brewery: { name } });
    await page.goBack();
  });

  await test.step('those of the favorites have a secret address, which can be renewed', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Subscribe' }).tap();
    const sheet = dialogOf(page, 'Calendar of your favorites');
    await sheet.getByRole('button', { name: 'Make the Address' }).tap();
    const field = sheet.getByLabel('Address of the calendar');
    await expect(field).toHaveValue(/\/calendars\/favorites\/[\w-]{44}\.ics$/);
    const first = await field.inputValue();
    expect(await readFile(page, first)).toContain('BEGIN:VCALENDAR');
    await sheet.getByRole('button', { name: 'Renew Address' }).tap();
    const confirmation = page.getByRole('alertdialog', { name: 'Renew the address?' });
    await confirmation.getByRole('button', { name: 'Renew Address' }).tap();
    await expectToast(page, 'Your calendar has a new address');
    await expect(field).not.toHaveValue(first);
    expect((await page.request.get(first)).status()).toBe(404);
    expect(await readFile(page, await field.inputValue())).toContain('BEGIN:VCALENDAR');
    await page.reload();
    await expect(field).not.toHaveValue(first);
  });

  await test.step('the podcast has a feed for other apps', async () => {
    await page.goto('/podcast');
    await page.getByRole('button', { name: /^RSS/ }).tap();
    const sheet = dialogOf(page, 'RSS feed for podcast apps');
    const feed = await readFile(page, await sheet.getByLabel('Link').inputValue());
    expect(feed).toContain('<rss ');
  });
});

async function readFile(page: Page, address: string | null): Promise<string> {
  const response = await page.request.get(address ?? '');
  expect(response.status()).toBe(200);
  return await response.text();
}
