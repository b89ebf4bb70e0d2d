import { expect, type Page } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { dialogOf } from '../support/forms.ts';
import { standAt } from '../support/location.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen, expectNoOverflow } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

// A fixed clock stays in the page.
adminTest.use({ ownContext: true });

/** A Wednesday, 7:30 in the evening in Alaska and Thursday in most other zones. */
const WEDNESDAY_EVENING = new Date('2099-05-07T03:30:00Z');
const fairbanks = { latitude: 64.8378, longitude: -147.7164, accuracy: 12 };

const special = [
  ['Northern Lights Night', '2099-05-06', '7 PM - 11 PM'],
  ['Salmon Friday', '2099-05-08', '5 PM - 9 PM'],
  ['Midnight Sun Run', '2099-06-20', '8 PM - 1 AM'],
  ['Barrel Auction', '2099-07-04', 'Noon - 4 PM'],
] as const;

adminTest(
  "a brewery's page shows what is on next",
  { tag: '@core' },
  async ({ page, newAccount, browser }) => {
    const brewery = await brewAt(page, 'Aurora Rafters');
    for (const event of special) await addSpecial(page, brewery, event);
    await addWeekly(page, brewery, 'Cribbage', 'Wednesday', '6 PM - 8 PM');
    await addWeekly(page, brewery, 'Fiddle Circle', 'Monday', '7 PM');
    await page.clock.setFixedTime(WEDNESDAY_EVENING);
    await page.goto(`/brewery/${brewery.id}`);
    const events = page.getByRole('region', { name: 'Events', exact: true });
    const rows = events.getByRole('listitem');
    const weekly = page.getByRole('region', { name: 'Every week' }).getByRole('listitem');

    await adminTest.step('the next three special events, and all of them after a tap', async () => {
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toContainText(/Northern Lights Night.*Today/);
      await expect(rows.nth(1)).not.toContainText('Tomorrow');
      await expectGoodScreen(page, () => expect(rows.first()).toBeVisible());
      await events.getByRole('button', { name: 'Show all 4 events' }).tap();
      await expect(rows.last()).toContainText(/July 4, 2099.*Barrel Auction/);
    });

    await adminTest.step('the weekly ones by their next date', async () => {
      await expect(weekly).toHaveText([
        /May 6, 2099.*Cribbage.*Wednesdays, 6\u00a0PM - 8\u00a0PM.*Today/,
        /May 11, 2099.*Fiddle Circle.*Mondays, 7\u00a0PM/,
      ]);
      await page.clock.setFixedTime(new Date(WEDNESDAY_EVENING.getTime() + 31 * 60_000));
      await page.reload();
      await expect(weekly).toHaveText([/May 11, 2099.*Fiddle Circle/, /May 13, 2099.*Cribbage/]);
    });

    await adminTest.step('a row leads to the event', async () => {
      await rows.first().getByRole('link', { name: 'Northern Lights Night' }).tap();
      await expect(page).toHaveURL(/\/special-event\//);
      await page.goBack();
      await weekly.first().getByRole('link', { name: 'Fiddle Circle' }).tap();
      await expect(page).toHaveURL('/weekly-events/monday');
    });

    await adminTest.step('events that do not load are one line, and a tap asks again', async () => {
      const fans = await browser.newContext({ storageState: askedForLocation(await newAccount()) });
      const fan = await fans.newPage();
      // Alone or with others in a batch. The app asks again by itself after a lost connection.
      const call = /events\.ofBrewery/;
      await fan.route(call, (route) => route.fulfill({ status: 500, body: 'No.' }));
      await fan.goto(`/brewery/${brewery.id}`);
      await expect(fan.getByText('The events did not load.')).toBeVisible();
      await fan.unroute(call);
      const events = fan.getByRole('region', { name: 'Events', exact: true });
      await events.getByRole('button', { name: 'Try again' }).tap();
      await expect(fan.getByText('Northern Lights Night')).toBeVisible();
      await fans.close();
    });
  },
);

adminTest('those who may edit a brewery without events add the first one', async ({ page }) => {
  const { id } = await createBrewery(page.request, { name: 'Quiet Slough' });
  await page.goto(`/brewery/${id}`);
  const events = page.getByRole('region', { name: 'Events', exact: true });
  await expect(events).toContainText('No events yet.');
  await events.getByRole('button', { name: 'Add Weekly Event' }).tap();
  const form = dialogOf(page, 'Add Weekly Event');
  await form.getByLabel('Event Title').fill('Sled Stories');
  await form.getByLabel('Day').selectOption('Thursday');
  await form.getByLabel('Time').fill('7:00 PM');
  await form.getByLabel('Details').fill('Bring your own dog.');
  await form.getByRole('button', { name: 'Create Event' }).tap();
  await expectToast(page, 'Weekly event created successfully!');
  const weekly = page.getByRole('region', { name: 'Every week' });
  await expect(weekly).toContainText('Sled Stories');
  await expect(events).toHaveCount(0);
  await weekly.getByRole('link', { name: 'Sled Stories' }).tap();
  await expect(page).toHaveURL('/weekly-events/thursday');
});

adminTest('special events are grouped by day and by distance', async ({ page, context }) => {
  const brewery = await brewAt(page, 'Permafrost Brewing');
  for (const event of special) await addSpecial(page, brewery, event);
  await addWeekly(page, brewery, 'Snowshoe Club', 'Thursday', '6 PM');
  await page.clock.setFixedTime(WEDNESDAY_EVENING);
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  const ours = (name: string) => group(name).getByRole('article').filter({ hasText: brewery.name });

  await adminTest.step('without a position later ones are by date', async () => {
    await page.goto('/events');
    await expect(ours('Today')).toContainText(['Northern Lights Night']);
    await expect(ours('This weekend')).toContainText(['Salmon Friday']);
    await expect(ours('Later')).toContainText(['Midnight Sun Run', 'Barrel Auction']);
    await expect(page.getByText(/\d mi\b/)).toHaveCount(0);
  });

  await adminTest.step('with a position they are by distance', async () => {
    await standAt(context, fairbanks);
    await page.goto('/events');
    await expect(ours('Within 25 miles')).toContainText([/0\.0 mi.*/, 'Barrel Auction']);
    await expect(group('Later')).toHaveCount(0);
    await expectNoOverflow(page, 'the events', 'Upcoming Events');
  });

  await adminTest.step('past ones are folded', async () => {
    const past = page.getByRole('heading', { name: 'Lanterns and Lagers' });
    await expect(past).toBeHidden();
    await page.getByRole('heading', { name: 'Past events' }).tap();
    await expect(past).toBeVisible();
  });

  await adminTest.step('a weekly event shows its next date', async () => {
    const card = page.getByRole('article').filter({ hasText: brewery.name });
    await page.goto('/weekly-events/thursday');
    await expect(card).toContainText('Next: tomorrow');
    await page.clock.setFixedTime(new Date('2099-05-09T03:30:00Z'));
    await page.reload();
    await expect(card).toContainText('Next: Thu, May 14');
  });
});

interface Brewery {
  id: string;
  name: string;
}

/** Creates a brewery in Fairbanks with a position, which sets the time zone of its events. */
async function brewAt(page: Page, name: string): Promise<Brewery> {
  const brewery = await createBrewery(page.request, { name });
  const { latitude, longitude } = fairbanks;
  const placed = await page.request.put(`/api/breweries/${brewery.id}/pin`, {
    data: { latitude, longitude },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  return brewery;
}

async function addSpecial(
  page: Page,
  { id, name }: Brewery,
  [event, date, time]: (typeof special)[number],
) {
  const data = { company: name, breweryId: id, event, date, time, details: 'Come along.' };
  const response = await page.request.post('/api/special-events', { data });
  expect(response.status(), await response.text()).toBe(200);
}

async function addWeekly(
  page: Page,
  { id, name }: Brewery,
  title: string,
  day: string,
  time: string,
) {
  const data = { brewery: name, breweryId: id, title, day, time, details: 'Come along.' };
  const response = await page.request.post('/api/weekly-events', { data });
  expect(response.status(), await response.text()).toBe(200);
}
