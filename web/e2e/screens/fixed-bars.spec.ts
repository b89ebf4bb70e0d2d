import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { coveredShare, focusProblem } from '../support/covering.ts';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest, ownerTest } from '../support/people.ts';
import { standsStill } from '../support/screen.ts';

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

const fansScreens = {
  '/': 'Favorite Breweries',
  '/breweries': 'Nearby Breweries',
  '/brewery/{brewery}': lampwick.name,
  '/podcast': 'Latest Episodes',
  '/events': 'Upcoming Events',
  '/special-event/{event}': '',
  '/weekly-events/friday': 'Friday',
  '/leaderboard': 'Leaderboard',
  '/beer-dog': 'BeerDog Gallery',
  '/beer-finder': 'Beer Styles',
};
const ownersScreens = {
  '/brewery-owner-dashboard': 'Brewery Owner Dashboard',
  '/brewery/{brewery}/edit': 'Edit Brewery Details',
  '/brewery/{brewery}/beers': 'Tap List',
  '/brewery/{brewery}/location': 'Location',
};

for (const shape of shapes) {
  memberTest(`bars do not cover a fan's screens: ${shape.what}`, async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await walkThrough(page, fansScreens, shape);
  });
  ownerTest(`bars do not cover an owner's screens: ${shape.what}`, async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await walkThrough(page, ownersScreens, shape);
  });
}

memberTest('titles on pictures are readable with text at 200 %', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  for (const shape of shapes.filter(({ text }) => text === '200%')) {
    for (const path of Object.keys(fansScreens)) {
      await open(page, path, shape);
      const title = page.getByRole('heading', { level: 1 });
      if (!(await title.isVisible())) continue;
      const contrast = await contrastOf(page);
      expect.soft(contrast, `${path} at ${shape.what}`).toBeGreaterThan(LEAST_CONTRAST);
    }
  }
});

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

async function walkThrough(
  page: Page,
  screens: Readonly<Record<string, string>>,
  shape: (typeof shapes)[number],
) {
  for (const [path, heading] of Object.entries(screens)) {
    await open(page, path, shape);
    if (heading) await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    const where = `${path} at ${shape.what}`;
    for (const place of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), place);
      expect.soft(await coveredShare(page), `${where}: covered`).toBeLessThanOrEqual(MOST_COVERED);
    }
    await page.evaluate(() => scrollTo(0, 0));
    const hidden: string[] = [];
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      await page.keyboard.press('Tab');
      if (await isBackAtFirstStop(page)) break;
      const problem = await focusProblem(page);
      if (problem) hidden.push(problem);
    }
    expect.soft(hidden, `${where}: focus behind a bar`).toEqual([]);
  }
}

/** Returns whether the focus is back at the first element; marks that one at the first call. */
async function isBackAtFirstStop(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    if (document.querySelector('[data-first-stop]')) return focused.matches('[data-first-stop]');
    focused.setAttribute('data-first-stop', '');
    return false;
  });
}

async function open(page: Page, path: string, { width, height, text }: (typeof shapes)[number]) {
  await page.setViewportSize({ width, height });
  await page.goto(await addressOf(page, path));
  await standsStill(page);
  await enlargeText(page, text);
  await page.waitForLoadState('networkidle');
}

async function enlargeText(page: Page, size: string) {
  await page.evaluate(async (text) => {
    document.documentElement.style.fontSize = text;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, size);
}

async function addressOf(page: Page, path: string): Promise<string> {
  const listed = async (of: string): Promise<{ id: string; name?: string }[]> =>
    await (await page.request.get(`/api/${of}`)).json();
  if (path.includes('{brewery}')) {
    const found = (await listed('breweries')).find(({ name }) => name === lampwick.name);
    return path.replace('{brewery}', found?.id ?? '');
  }
  if (!path.includes('{event}')) return path;
  return path.replace('{event}', (await listed('special-events'))[0]?.id ?? '');
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
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
