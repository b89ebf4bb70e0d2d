import { expect } from '@playwright/test';
import { openBrewery } from '../support/breweries.ts';
import { dialogOf } from '../support/forms.ts';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest, ownerTest } from '../support/people.ts';
import { appOf, expectGoodScreen } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

memberTest('a member searches the podcast as they type', { tag: '@core' }, async ({ page }) => {
  await page.goto('/podcast');
  const box = appOf(page).getByRole('textbox', {
    name: 'Search by guest, business, or title...',
  });
  await box.fill('cermak');
  await expect(page.getByText('Found 1 episode for "cermak"')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lager Takes Time' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await box.fill('stout');
  await expect(page.getByText('Found 2 episodes for "stout"')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await box.fill('no such guest');
  await expect(page.getByText('No episodes found for "no such guest"')).toBeVisible();
  await page.getByRole('button', { name: 'Show all episodes' }).tap();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Oregon on the Line' })).toBeVisible();
});

memberTest(
  'a member sees the events of Friday, nearest first',
  { tag: '@core' },
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.goto('/events');
    await page.getByRole('tab', { name: 'Weekly Events' }).tap();
    await page
      .getByRole('tabpanel', { name: 'Weekly Events' })
      .getByRole('link', { name: /^Friday/ })
      .tap();
    await expect(page.getByRole('heading', { name: 'Friday', level: 1 })).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards.first()).toContainText(/\d\.\d mi/);
    const texts = await cards.allTextContents();
    const miles = texts.map((card) => Number(/(\d+\.\d) mi/.exec(card)?.[1] ?? Number.NaN));
    expect(miles.length).toBeGreaterThanOrEqual(5);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles.at(-1)).toBeGreaterThan(1);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Weekly Events' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

memberTest('a member without a location sees a day in default order', async ({ page }) => {
  await page.goto('/weekly-events/friday');
  await expect(
    page.getByText('Location access denied or unavailable - Events shown in default order'),
  ).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/\d mi$/)).toHaveCount(0);
});

memberTest('a member sees the place of a special event and its tickets', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('link', { name: 'Brisket and Barrels' }).tap();
  const name = page.getByRole('heading', { name: 'Brisket and Barrels', level: 1 });
  await expect(name).toBeVisible();
  await expect(page.getByText('6:30 PM - 9:30 PM')).toBeVisible();
  await expect(page.getByText('RSVP Required')).toBeVisible();
  await expect(page.getByText(/^A long table dinner in five courses/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /google\.com\/maps/,
  );
  await expect(page.getByRole('link', { name: 'Get Tickets' })).toHaveAttribute(
    'href',
    'https://example.com/tickets/brisket-and-barrels',
  );
  await page.getByRole('link', { name: 'Stockyard Smoke & Stout' }).tap();
  const brewery = page.getByRole('heading', { name: 'Stockyard Smoke & Stout', level: 1 });
  await expect(brewery).toBeVisible();
  await page.goto('/special-event/no-such-event');
  await expect(page.getByText("The event you're looking for doesn't exist.")).toBeVisible();
});

memberTest(
  'the BeerDog gallery shows thirty pets, and others after a tap',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/beer-dog');
    const pets = page.getByRole('main').getByRole('listitem');
    await expect(pets).toHaveCount(30);
    const before = await pets.allTextContents();
    expect(new Set(before).size).toBe(30);
    await page.getByRole('button', { name: 'Shuffle Photos' }).tap();
    await expect(pets).not.toHaveText(before);
    await expect(pets).toHaveCount(30);
    expect(new Set(await pets.allTextContents()).size).toBe(30);
    const pet = pets.first().getByRole('button');
    await pet.tap();
    await expect(pet).toHaveAttribute('aria-pressed', 'true');
  },
);

memberTest(
  "a member's notes on a brewery are there after a reload",
  { tag: '@core' },
  async ({ page }) => {
    const sheet = dialogOf(page, 'Take Notes');
    const paper = sheet.getByRole('textbox', { name: 'Brick & Bushel' });
    const note = 'The porter by the window.\nAsk for Ida.';
    await openBrewery(page, 'Brick & Bushel');
    await page.getByRole('button', { name: 'Take Notes' }).tap();
    await paper.fill(note);
    await sheet.getByRole('button', { name: 'Save Notes' }).tap();
    await expectToast(page, 'Notes saved');
    await expect(sheet).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Take Notes' }).tap();
    await expect(paper).toHaveValue(note);
    await expect(sheet.getByText('Only you can read this')).toBeVisible();
  },
);

for (const [path, heading] of [
  ['/events', 'Lanterns and Lagers'],
  ['/weekly-events/friday', 'Canal Serenade'],
] as const) {
  memberTest(`${path} with a location is accessible on every phone`, async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.goto(path);
    await expectGoodScreen(page, () =>
      expect(page.getByRole('heading', { name: heading })).toBeVisible(),
    );
  });
}

ownerTest('the form of a special event is accessible on every phone', async ({ page }) => {
  await page.goto('/brewery-owner-dashboard');
  await page.getByRole('button', { name: 'Add Special Event' }).tap();
  const dialog = dialogOf(page, 'Add Special Event');
  const create = dialog.getByRole('button', { name: 'Create Event' });
  await expectGoodScreen(page, () => expect(create).toBeVisible());
});
