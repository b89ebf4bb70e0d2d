import { expect } from '@playwright/test';
import { openBrewery } from '../support/breweries.ts';
import { aFewStreetsAway, berlin, forbidLocation, lampwick, standAt } from '../support/location.ts';
import { memberTest, test } from '../support/people.ts';
import { profileStats } from '../support/profile.ts';
import { arriveAt } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

const bar = 'Check-in';

memberTest(
  "a member without a location reads why, and allows it on a brewery's page",
  async ({ page, context }) => {
    await forbidLocation(context);
    await openBrewery(page, lampwick.name);
    const notice = page.getByText(
      'Please allow location access in your browser settings to check in at breweries.',
    );
    const retry = page.getByRole('button', { name: 'Enable Location Access' });
    await expect(notice).toBeVisible();
    await expect(page.getByText(/^In Chrome: tap the icon left of the address/)).toBeVisible();
    await page.getByRole('button', { name: 'Check In', exact: true }).tap();
    await expectToast(
      page,
      'Unable to determine your location. Please enable location services and try again.',
    );

    await retry.tap();
    await expect(retry).toBeEnabled();
    await expect(notice).toBeVisible();

    await standAt(context, lampwick.position);
    await retry.tap();
    await expectToast(page, 'Location access granted!');
    await expect(notice).toBeHidden();
    await expect(page.getByRole('region', { name: bar })).toContainText('You are here');
  },
);

memberTest(
  'a member without a location sees breweries by name, and nearest first once it is allowed',
  async ({ page, context }) => {
    await page.goto('/breweries');
    const cards = page.getByRole('article');
    await expect(page.getByText(/Location access is denied/)).toBeVisible();
    await expect(cards.first()).toBeVisible();
    await expect(page.getByText(/\d mi$/)).toHaveCount(0);
    const names = await cards.getByRole('heading').allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));

    await standAt(context, lampwick.position);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(cards.first()).toContainText(lampwick.name);
    await expect(cards.first()).toContainText('0.0 mi');
  },
);

test('a fan a few streets away reads how far to go, and checks in on arrival', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await arriveAt(page, aFewStreetsAway, await newAccount());
  await openBrewery(page, lampwick.name);
  await expect(page.getByRole('region', { name: bar })).toContainText('0.4 mi away');
  await expect(page.getByRole('region', { name: bar })).toContainText('Check in when you arrive');
  await page.getByRole('button', { name: 'Check In', exact: true }).tap();
  await expectToast(page, 'Check in when you arrive');

  await context.setGeolocation(lampwick.position);
  await expect(page.getByRole('region', { name: bar })).toContainText('You are here');
  await page.getByRole('button', { name: 'Check In', exact: true }).tap();
  await expectToast(page, 'Check-in successful!');
});

memberTest('a member abroad sees the distance and cannot check in', async ({ page, context }) => {
  await standAt(context, berlin);
  await page.goto('/breweries');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(/\d{4}\.\d mi|\d,\d{3}\.\d mi/);
  await openBrewery(page, lampwick.name);
  await expect(page.getByRole('region', { name: bar })).toContainText('5,081 mi away');
  await page.getByRole('button', { name: 'Check In', exact: true }).tap();
  await expectToast(page, 'Check in when you arrive');
  await page.goto('/');
  await expect.poll(() => profileStats(page)).toMatchObject({ 'Check-ins': '0' });
});
