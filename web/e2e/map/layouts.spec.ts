import { expect, type Locator } from '@playwright/test';
import { mapOf, openMap } from '../support/brewery-map.ts';
import { aFewStreetsAway, lampwick, standAt } from '../support/location.ts';
import { memberTest as test } from '../support/people.ts';
import { appOf, expectGoodScreen, expectNoOverflow } from '../support/screen.ts';

const { latitude, longitude } = lampwick.position;

async function expectOneLine(text: Locator) {
  const lines = text.evaluate((element) => {
    const { fontSize } = getComputedStyle(element);
    return element.getBoundingClientRect().height / Number.parseFloat(fontSize);
  });
  expect(await lines).toBeLessThan(2.5);
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const) {
  test(`says on one line what it shows at ${width} x ${height}`, async ({ page, context }) => {
    await standAt(context, aFewStreetsAway);
    await page.setViewportSize({ width, height });
    const { map, status, cards } = await openMap(page, `${latitude},${longitude},12`);
    await expect(status).toHaveText(/\d+ breweries in sight.*Without streets/);
    await expectOneLine(status);
    const card = await cards.first().boundingBox();
    expect(card?.width).toBeLessThan(width);
    await openMap(page, '0,-30,12');
    await expectOneLine(status);
    await openMap(page, `${latitude},${longitude},12`);
    await context.setOffline(true);
    await map.getByRole('button', { name: 'Zoom out' }).tap();
    await expect(status).toHaveText(/No network/);
    // What was loaded stays, and a line above the page takes some of the height.
    await expect(page.getByRole('complementary', { name: 'Connection' })).toBeVisible();
    await expect(cards.first()).toBeInViewport({ ratio: 1 });
    await expectOneLine(status);
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const bottom = await map.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeCloseTo(bar?.y ?? 0, 0);
  });
}

test('shows map and cards in landscape without scrolling', async ({ page, context }) => {
  await standAt(context, aFewStreetsAway);
  await page.setViewportSize({ width: 844, height: 390 });
  const { map, cards, status } = await openMap(page, `${latitude},${longitude},12`);
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  await expect(map).toBeInViewport({ ratio: 1 });
  // The cards are a column beside the part of the map that stays free.
  const [frame, first, second] = [
    await map.boundingBox(),
    await cards.first().boundingBox(),
    await cards.nth(1).boundingBox(),
  ];
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(first?.width).toBeLessThan((frame?.width ?? 0) / 2);
  await context.setOffline(true);
  await map.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(status).toHaveText(/No network/);
  await expect(status).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [844, 390],
  [320, 640],
  [390, 844],
] as const) {
  test(`leaves half of the map free with text at 200 % at ${width} x ${height}`, async ({
    page,
    context,
  }) => {
    await standAt(context, lampwick.position);
    await page.setViewportSize({ width, height });
    const { map, cards } = await openMap(page, `${latitude},${longitude},12`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(page.locator('html')).toHaveAttribute('data-short', 'narrow');
    const name = cards.first().getByRole('link', { name: lampwick.name, exact: true });
    await expect(name).toBeInViewport({ ratio: 1 });
    const [section, card, bar] = [
      await map.boundingBox(),
      await cards.first().boundingBox(),
      await page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    ];
    if (!section || !card || !bar) throw new Error('The map has no cards, or the page no bar.');
    // What is in sight of the map, above the bar or beside it.
    const bottom = Math.min(section.y + section.height, bar.y > section.y ? bar.y : height);
    const isBeside = width > height;
    const free = isBeside
      ? (section.x + section.width - card.x - card.width) / section.width
      : (card.y - section.y) / (bottom - section.y);
    expect(free).toBeGreaterThan(0.5);
    await expect(map.getByRole('button', { name: 'Zoom in' })).toBeInViewport({ ratio: 1 });
    // It follows the size that is left: what was in its middle stays there.
    await map.getByRole('button', { name: 'Zoom in' }).tap();
    await expect(page).toHaveURL(/at=35\.46\d*%2C-97\.51\d*%2C13$/);
  });
}

test('looks good on phones, with large text and in landscape', async ({ page }) => {
  const { status } = await openMap(page, `${latitude},${longitude},9`);
  await expectGoodScreen(page, async () => await expect(status).toHaveText(/in sight/));
  await expectNoOverflow(page, 'the map');
});

test('stands beside the list on a wide screen', async ({ page, context }) => {
  await standAt(context, aFewStreetsAway);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/breweries');
  const { map, status } = mapOf(page);
  await expect(status).toHaveText(/in sight/);
  const list = appOf(page).getByRole('article').filter({ hasText: lampwick.name }).first();
  await expect(list).toBeVisible();
  const [ofList, ofMap] = [await list.boundingBox(), await map.boundingBox()];
  expect((ofList?.x ?? 0) + (ofList?.width ?? 0)).toBeLessThanOrEqual(ofMap?.x ?? 0);
  await expect(map).toBeInViewport({ ratio: 1 });
  await expect(appOf(page).getByRole('button', { name: 'Map', exact: true })).toBeHidden();
});
