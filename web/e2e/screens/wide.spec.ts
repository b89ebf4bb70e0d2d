import { exampleAddress } from '@hoptrail/screens/example-address';
import { expect, type Locator, type Page } from '@playwright/test';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest, ownerTest } from '../support/people.ts';
import { appOf, expectGoodScreen, standsStill } from '../support/screen.ts';

const laptop = { width: 1280, height: 800 };
const landscape = { width: 844, height: 390 };
const large = { width: 1920, height: 1080 };

/** The most characters that a line may have. */
const LINE = 72;

const wideScreens = [
  '/',
  '/brewery/$id',
  '/special-event/$id',
  '/podcast',
  '/trails/$id',
  '/terms',
];

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });

for (const size of [laptop, landscape]) {
  const at = `${size.width} x ${size.height}`;

  memberTest(`the navigation is a rail beside the screen at ${at}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/leaderboard');
    await expect(appOf(page).getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    const box = await boxOf(rail(page));
    expect(box).toMatchObject({ x: 0, y: 0, height: size.height });
    expect((await boxOf(page.getByRole('main'))).x).toBeGreaterThanOrEqual(box.width);
    for (const tab of await rail(page).getByRole('link').all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
    }
    await rail(page).getByRole('link', { name: 'Podcast' }).click();
    await expect(page.getByRole('heading', { name: 'Podcast', level: 1 })).toBeVisible();
    await expect(rail(page).getByRole('link', { name: 'Podcast' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  memberTest(`the Tab key comes to the rail first, or past it, at ${at}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/leaderboard');
    await expect(appOf(page).getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    const skip = page.getByRole('button', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(rail(page).getByRole('link', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Back to your profile' })).toBeFocused();
  });
}

memberTest('wide screens are accessible, and their lines are short', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  for (const path of wideScreens) {
    await page.goto(exampleAddress(path));
    const isReady = async () => {
      await expect(appOf(page).getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    await expectGoodScreen(page, isReady, [laptop, landscape]);
    await page.setViewportSize(large);
    await standsStill(page);
    expect.soft(await longLines(page), path).toEqual([]);
  }
});

memberTest(
  'a brewery has its picture and the check-in beside its beers and facts',
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.setViewportSize(laptop);
    await page.goto(exampleAddress('/brewery/$id'));
    const checkin = await boxOf(appOf(page).getByRole('region', { name: 'Check-in' }));
    const hours = await boxOf(appOf(page).getByText('Hours', { exact: true }));
    expect(hours.x).toBeGreaterThan(checkin.x + checkin.width);
    const taps = await boxOf(appOf(page).getByRole('heading', { name: 'On tap' }));
    expect(taps.x).toBeGreaterThan(checkin.x + checkin.width);
    expect(taps.y).toBeLessThan(checkin.y);
    await expect(page.getByRole('button', { name: 'Check In', exact: true })).toBeInViewport();
  },
);

memberTest(
  'a phone in landscape has the head of a screen beside its content',
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.setViewportSize(landscape);
    for (const [path, content] of [
      ['/breweries', lampwick.name],
      ['/brewery/$id', 'On tap'],
      ['/beer/$id', 'Your rating'],
      ['/trails', 'On now'],
      ['/leaderboard', 'Bronze Hop'],
      ['/special-event/$id', 'About this event'],
      ['/podcast', 'Latest Episodes'],
      ['/beer-finder', 'Beer Styles'],
    ] as const) {
      await page.goto(exampleAddress(path));
      await page.waitForLoadState('networkidle');
      const head = await boxOf(appOf(page).getByRole('heading', { level: 1 }));
      const { x } = await boxOf(appOf(page).getByRole('heading', { name: content, exact: true }));
      expect.soft(x, path).toBeGreaterThan(head.x + head.width);
      expect.soft(head.y + head.height, path).toBeLessThan(landscape.height);
    }
  },
);

memberTest('a form in landscape has its buttons in sight', async ({ page }) => {
  for (const size of [landscape, { width: 740, height: 360 }, { width: 667, height: 375 }]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit Profile' });
    await standsStill(page);
    const save = sheet.getByRole('button', { name: 'Save Changes' });
    await expect(save).toBeInViewport({ ratio: 1 });
    const field = sheet.getByRole('textbox').first();
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
    const { y } = await boxOf(save);
    expect((await boxOf(field)).y + (await boxOf(field)).height).toBeLessThanOrEqual(y);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  }
});

memberTest.describe('with a mouse', () => {
  memberTest.use({ ownContext: true, hasTouch: false, isMobile: false });

  memberTest('the filters take two rows beside the map', async ({ page, context }) => {
    await standAt(context, lampwick.position);
    for (const size of [laptop, large]) {
      await page.setViewportSize(size);
      await page.goto('/breweries');
      const filters = appOf(page).getByRole('group', { name: 'Filters' });
      await expect(filters).toHaveCSS('flex-wrap', 'wrap');
      const rows = new Set<number>();
      for (const chip of await filters.locator('> *').all()) rows.add((await boxOf(chip)).y);
      expect(rows.size, `at ${size.width}`).toBe(2);
    }
  });
});

memberTest('an event has the list of events beside it, on a wide screen only', async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto(exampleAddress('/special-event/$id'));
  const list = page.getByRole('complementary', { name: 'Events' });
  const here = list.getByRole('link', { name: 'Lanterns and Lagers' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  const other = list.getByRole('article').filter({ hasNot: page.locator('[aria-current]') });
  const name = (await other.first().getByRole('heading').textContent()) ?? '';
  await other.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(list.locator('[aria-current]')).toContainText(name);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
  await expect(page.getByRole('link', { name: 'Lanterns and Lagers' })).toHaveCount(0);
});

memberTest('cards of one row have their lines at the same places', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await page.setViewportSize(laptop);
  await page.goto('/weekly-events/friday');
  const buttons = page.getByRole('article').getByRole('link', { name: 'Add to Calendar' });
  await expect(buttons.nth(2)).toBeVisible();
  const ends = new Set<number>();
  for (const at of [0, 1, 2]) ends.add((await boxOf(buttons.nth(at))).y);
  expect(ends.size, 'the buttons of weekly events').toBe(1);

  await page.goto('/beer-finder?styles=');
  await page.getByText('Stout', { exact: true }).click();
  await page.getByRole('button', { name: 'Find Delicious Beer' }).click();
  const beers = page.getByRole('region', { name: 'Recommended Beers' }).getByRole('article');
  await expect(beers.nth(2)).toBeVisible();
  const gaps = new Set<number>();
  for (const at of [0, 1, 2]) {
    const name = await boxOf(beers.nth(at).getByRole('heading'));
    const brewery = await boxOf(beers.nth(at).getByRole('link').last());
    gaps.add(Math.round(brewery.y - name.y - name.height));
  }
  expect(gaps.size, 'the lines about beers').toBe(1);
});

memberTest('a sheet is a panel at the right edge, and Escape closes it', async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: 'See All Badges' }).click();
  const panel = page.getByRole('dialog', { name: 'All Badge Levels' });
  await expect(panel).toBeVisible();
  await standsStill(page);
  const { x, y, width, height } = await boxOf(panel);
  expect({ y, height, right: x + width }).toEqual({ y: 0, height: 800, right: 1280 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

ownerTest('the form of a brewery has two columns', async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto(exampleAddress('/brewery/$id/edit'));
  const name = await boxOf(page.getByRole('textbox', { name: 'Name', exact: true }));
  const type = await boxOf(page.getByRole('combobox', { name: 'Type' }));
  expect(type.y).toBe(name.y);
  expect(type.x).toBeGreaterThan(name.x + name.width);
});

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}

/** Returns the lines of the content that are too long. */
async function longLines(page: Page): Promise<string[]> {
  return await page.evaluate((most) => {
    const long: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('#root main') as Node, 4);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!(node instanceof Text) || node.data.length <= most) continue;
      if (!node.parentElement?.checkVisibility()) continue;
      let [start, line] = [0, ''];
      const range = document.createRange();
      for (let at = 0; at < node.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        if (line && top > start + 2) line = '';
        if (!line) start = top;
        line += node.data[at];
        if (line.trimEnd().length === most + 1 && !/\s/.test(node.data[at] ?? '')) long.push(line);
      }
    }
    return long;
  }, LINE);
}
