import { expect } from '@playwright/test';
import { mapOf, openMap } from '../support/brewery-map.ts';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest as test } from '../support/people.ts';
import { appOf } from '../support/screen.ts';

const { latitude, longitude } = lampwick.position;

test('says that nothing is in sight, and that there is no network', async ({ page, context }) => {
  const { status, map } = await openMap(page, '0,-30,12');
  await expect(status).toHaveText(/No brewery in sight/);
  await openMap(page, `${latitude},${longitude},9`);
  await context.setOffline(true);
  await map.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(status).toHaveText(/No network/);
  await context.setOffline(false);
  await map.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(status).toHaveText(/in sight/);
});

test('has the breweries that the device keeps, without a network', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  const isKept = page.waitForResponse((response) =>
    /limit[^&]*200/.test(decodeURIComponent(response.url())),
  );
  await page.goto('/breweries');
  await isKept;
  await appOf(page).getByRole('button', { name: 'Map' }).tap();
  const { map, status, cards } = mapOf(page);
  await expect(status).toHaveText(/in sight/);
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  await context.setOffline(true);
  await map.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(status).toHaveText(/No network/);
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  // Nobody has searched for it before.
  await appOf(page).getByRole('textbox', { name: 'Search breweries' }).fill('norman');
  await expect(cards.first()).toContainText('Norman');
  await expect(cards.filter({ hasNotText: 'Norman' })).toHaveCount(0);
});

test('has the breweries that the device keeps while those of the server load, and if they fail', async ({
  page,
  context,
}) => {
  await standAt(context, lampwick.position);
  const isKept = page.waitForResponse((response) =>
    /limit[^&]*200/.test(decodeURIComponent(response.url())),
  );
  await page.goto('/breweries');
  await isKept;
  const answered = Promise.withResolvers<void>();
  await page.route(/\/trpc\/[^?]*breweries\.clusters/, async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await appOf(page).getByRole('button', { name: 'Map' }).tap();
  const { map, status, cards } = mapOf(page);
  await expect(status).toHaveText('Looking around...');
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  // Where no tile has come, all is land.
  const land = await map.evaluate((element) => {
    const probe = element.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--color-land)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await expect(map).toHaveCSS('background-color', land);
  answered.resolve();
  await expect(status).toHaveText(/Only what loaded before/);
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  await page.unroute(/\/trpc\/[^?]*breweries\.clusters/);
  await status.getByRole('button', { name: 'Try again' }).tap();
  await expect(status).toHaveText(/in sight/);
});
