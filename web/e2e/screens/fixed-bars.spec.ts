import { exampleAddress } from '@hoptrail/screens/example-address';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { coveredShare, hiddenStops } from '../support/covering.ts';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest, ownerTest } from '../support/people.ts';
import { appOf, standsStill } from '../support/screen.ts';

const MOST_COVERED = 0.25;
/** The maximum number of Tab keys on a screen, to limit the time. */
const MOST_STOPS = 40;
/** The smallest size of the type scale. */
const LABEL_PX = 12;
/** The minimum contrast of large text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 3;

const shapes = [
  { what: '320 x 568, text 200 %', width: 320, height: 568, text: '200%' },
  { what: '390 x 844, text 200 %', width: 390, height: 844, text: '200%' },
  { what: '844 x 390', width: 844, height: 390, text: '100%' },
  { what: '390 x 420, a keyboard open', width: 390, height: 420, text: '100%' },
] as const;
type Shape = (typeof shapes)[number];

const fansScreens = {
  '/': 'Favorite Breweries',
  '/breweries': 'Nearby Breweries',
  '/brewery/$id': lampwick.name,
  '/podcast': 'Latest Episodes',
  '/events': 'Upcoming Events',
  '/special-event/$id': 'Lanterns and Lagers',
  '/weekly-events/friday': 'Friday',
  '/leaderboard': 'Leaderboard',
  '/beer-dog': 'BeerDog Gallery',
  '/beer-finder': 'Beer Styles',
  '/u/$username': 'hazel-hops',
};
const ownersScreens = {
  '/brewery-owner-dashboard': 'Brewery Owner Dashboard',
  '/brewery/$id/edit': 'Edit Brewery Details',
  '/brewery/$id/beers': 'Tap List',
  '/brewery/$id/location': 'Location',
};

for (const [screens, personTest] of [
  [fansScreens, memberTest],
  [ownersScreens, ownerTest],
] as const) {
  for (const [path, heading] of Object.entries(screens)) {
    personTest(`bars and pictures leave ${path} readable`, async ({ page, context }) => {
      await standAt(context, lampwick.position);
      await page.goto(exampleAddress(path));
      await expect(appOf(page).getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const shape of shapes) {
        await takeShape(page, shape);
        await expectReadableTitle(page, shape);
        await expectFewCovers(page, shape);
        await expectFocusInSight(page, shape);
      }
    });
  }
}

memberTest('the labels of the bottom bar grow with the text size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/beer-finder');
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Finder' });
  const size = () =>
    tab.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  // Polls until the app has replaced the prerendered bar.
  await expect.poll(size).toBe(LABEL_PX);
  await enlargeText(page, '200%');
  await expect.poll(size).toBe(2 * LABEL_PX);
  await page.reload();
  await enlargeText(page, '200%');
  await tab.focus();
  await expect(tab).toBeInViewport({ ratio: 1 });
});

ownerTest('the bottom bar does not scroll sideways with large text', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/breweries', '/podcast', '/brewery-owner-dashboard']) {
      await page.goto(path);
      await expect(appOf(page).getByRole('heading', { level: 1 })).toBeVisible();
      await enlargeText(page, '200%');
      const beyond = () => bar.evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(beyond, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
      await expect(bar.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    }
  }
});

/** Changes the window and the text, and begins at the top of the page without a focus. */
async function takeShape(page: Page, { width, height, text }: Shape) {
  await page.setViewportSize({ width, height });
  await enlargeText(page, text);
  await page.evaluate(async () => {
    // The next Tab goes on from where the focused element was removed.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    scrollTo(0, 0);
    // A lazy picture may never load; the large one at the top is none.
    const seen = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(seen.map((image) => image.decode().catch(() => {})));
  });
  await standsStill(page);
}

/** Expects the contrast of a title on a picture, with large text. */
async function expectReadableTitle(page: Page, { what, text }: Shape) {
  const title = page.getByRole('heading', { level: 1 });
  if (text === '100%' || !(await title.isVisible())) return;
  expect.soft(await contrastOf(page), `contrast at ${what}`).toBeGreaterThan(LEAST_CONTRAST);
}

async function expectFewCovers(page: Page, { what }: Shape) {
  for (const place of [0, 0.5, 1]) {
    await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), place);
    expect.soft(await coveredShare(page), `covered at ${what}`).toBeLessThanOrEqual(MOST_COVERED);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

async function expectFocusInSight(page: Page, { what }: Shape) {
  expect.soft(await hiddenStops(page, MOST_STOPS), `focus behind a bar at ${what}`).toEqual([]);
}

async function enlargeText(page: Page, size: string) {
  await page.evaluate(async (text) => {
    document.documentElement.style.fontSize = text;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, size);
}

/** Returns the contrast ratio of the title against the lightest part of its background. */
async function contrastOf(page: Page): Promise<number> {
  const title = page.getByRole('heading', { level: 1 });
  const box = await title.boundingBox();
  const color = await title.evaluate((element) => {
    const { color } = getComputedStyle(element);
    element.style.color = 'transparent';
    return color;
  });
  if (!box) return 0;
  const png = await page.screenshot({ clip: box });
  await title.evaluate((element) => {
    element.style.color = '';
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const shades: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    shades.push(luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  }
  // Ignores the lightest 2 %: a few bright dots, such as a star, do not hide a letter.
  const lightest = shades.toSorted((a, b) => a - b)[Math.floor(shades.length * 0.98)] ?? 1;
  const text = luminance((color.match(/\d+/g) ?? []).map(Number));
  return (text + 0.05) / (lightest + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
