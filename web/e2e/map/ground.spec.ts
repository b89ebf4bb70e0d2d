import { expect } from '@playwright/test';
import { openMap } from '../support/brewery-map.ts';
import { shareOfLand } from '../support/browser/share-of-land.ts';
import { aFewStreetsAway, lampwick, standAt } from '../support/location.ts';
import { memberTest as test } from '../support/people.ts';
import { appOf } from '../support/screen.ts';

const { latitude, longitude } = lampwick.position;

test('a page says how long the way is on foot, and by transit where it is far', async ({
  page,
  context,
}) => {
  await standAt(context, aFewStreetsAway);
  const { cards } = await openMap(page, `${latitude},${longitude},18`);
  await cards.getByRole('link', { name: lampwick.name, exact: true }).click();
  const walk = appOf(page).getByRole('link', { name: /^\d+ min walk$/ });
  await expect(walk).toHaveAttribute('href', /travelmode=walking|dirflg=w/);
  await context.setGeolocation({ ...lampwick.position, latitude: latitude + 1 });
  await page.reload();
  const ride = appOf(page).getByRole('link', { name: /^69[.\d]* mi by transit$/ });
  await expect(ride).toHaveAttribute('href', /travelmode=transit|dirflg=r/);
});

test('has ground under the breweries, whose land is the same at every zoom', async ({ page }) => {
  for (const zoom of [4, 8, 13]) {
    const { map } = await openMap(page, `${latitude},${longitude},${zoom}`);
    await expect(map.getByRole('link', { name: '© GeoNames' })).toBeVisible();
    const tiles = map.locator('.leaflet-tile-pane canvas.leaflet-tile-loaded');
    await expect.poll(() => shareOfLand(tiles)).toBeGreaterThan(zoom < 8 ? 0.3 : 0.6);
  }
});

test('writes no name of the ground under pins and clusters, from the first part of a zoom on', async ({
  page,
  context,
}) => {
  await standAt(context, aFewStreetsAway);
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown, ...rest: never[]) {
      sent.push(message);
      post.call(this, message, ...rest);
    };
    Object.assign(window, { sent });
  });
  const { map } = await openMap(page, `${latitude},${longitude},9`);
  await map.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(page).toHaveURL(/%2C10$/);
  // What the painter knew of the marks when it was asked for the first part.
  const known = await page.evaluate(() => {
    const sent: { z?: number; zoom?: number; avoided?: unknown[] }[] = Reflect.get(window, 'sent');
    const first = sent.findIndex(({ z }) => z === 10);
    const { zoom, avoided = [] } = sent.slice(0, first).findLast((one) => 'avoided' in one) ?? {};
    return { zoom, marks: avoided.length };
  });
  expect(known.zoom).toBe(10);
  expect(known.marks).toBeGreaterThan(3);
});

test('is as dark as the app between the countries', async ({ page }) => {
  const { map } = await openMap(page, '38,-97,4');
  const drawn = map.locator('.leaflet-container');
  await expect(drawn).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
