import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { closeToast } from '../support/toasts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Act = (page: Page, tap: (control: Locator) => Promise<void>) => Promise<void>;

/** Each quick action, once the dashboard is open. */
const actions: Record<string, Act> = {
  'closed today': async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Hours Today' }));
    const sheet = dialogOf(page, 'Hours Today');
    await tap(sheet.getByText('Closed', { exact: true }));
    await tap(sheet.getByRole('button', { name: 'Save for Today' }));
    await expect(sheet).toBeHidden();
  },
  'a beer off': async (page, tap) => {
    await tap(page.getByRole('link', { name: 'Tap List', exact: true }));
    const beer = page.getByRole('switch', { checked: true });
    const count = await beer
      .first()
      .waitFor()
      .then(() => beer.count());
    await tap(beer.first());
    await expect(beer).toHaveCount(count - 1);
  },
  'an event tonight': async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Event Tonight' }));
    const sheet = dialogOf(page, 'Event Tonight');
    await expect(sheet.getByLabel('Details')).toBeInViewport({ ratio: 1 });
    await fillIn(sheet, { 'Event Name': 'Cellar Songs', Details: 'Bring a voice.' });
    await tap(sheet.getByRole('button', { name: 'Create Event' }));
    await expect(sheet).toBeHidden();
  },
  'the quiz again': async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Event Again' }));
    await tap(dialogOf(page, 'Event Again').getByRole('button', { name: /^Pub Quiz/ }));
    const form = dialogOf(page, 'Add Special Event');
    await tap(form.getByRole('button', { name: 'Create Event' }));
    await expect(form).toBeHidden();
  },
  'a line of news': async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Add News' }));
    const sheet = dialogOf(page, 'Add News');
    const text = sheet.getByRole('textbox').first();
    // Filling it earlier scrolls to it, while the sheet still rises.
    await expect(text).toBeInViewport({ ratio: 1 });
    await text.fill('The well is full again.');
    await tap(sheet.getByRole('button', { name: 'Publish' }));
    await expect(sheet).toBeHidden();
  },
};

/** The taps of each from a tab, the one that opens the dashboard included, typing not counted. */
const taps = {
  'closed today': 4,
  'a beer off': 3,
  'an event tonight': 3,
  'the quiz again': 4,
  'a line of news': 3,
};

for (const tab of ['Profile', 'Breweries']) {
  adminTest(
    `each quick action takes at most four taps from ${tab}, without scrolling`,
    async ({ page: admin, browser, newAccount }) => {
      const owner = await newAccount();
      await openBrewery(admin.request, tab, owner);
      const context = await browser.newContext({ storageState: askedForLocation(owner) });
      const page = await context.newPage();
      await page.addInitScript(countScrolled);
      const counted: Record<string, number> = {};
      for (const [name, act] of Object.entries(actions)) {
        await page.goto(tab === 'Profile' ? '/' : '/breweries');
        counted[name] = 0;
        const tap = async (control: Locator) => {
          await control.tap();
          counted[name] = (counted[name] ?? 0) + 1;
        };
        await tap(page.getByRole('link', { name: 'Owner', exact: true }));
        await act(page, tap);
        await expect(page.locator('html'), name).toHaveAttribute('data-scrolled', '0');
        if (name !== 'a beer off') await closeToast(page);
      }
      expect(counted).toEqual(taps);
      await context.close();
    },
  );
}

/** Creates a brewery that is always open, with three beers and an event of last week. */
async function openBrewery(calls: APIRequestContext, tab: string, owner: Account): Promise<void> {
  const { id, name } = await createBrewery(calls, { name: `Four Fingers Ales ${tab}`, owner });
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const sent = await calls[method](path, { data });
    expect(sent.status(), await sent.text()).toBe(200);
  };
  const days = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]);
  const zone = { ownTimeZone: 'America/Anchorage' };
  await send('put', `/api/breweries/${id}`, { openingHours: { days }, ...zone });
  const date = new Date(Date.now() - 6 * DAY_MS).toISOString().slice(0, 10);
  const quiz = { event: 'Pub Quiz', details: 'Six rounds.', date, time: '6:30 PM - 9 PM' };
  await send('post', '/api/special-events', { ...quiz, breweryId: id, company: name });
  for (const beerName of ['Amber', 'Brown', 'Cream']) {
    const beer = { beerName, beerStyle: 'Stout', availability: 'available' };
    await send('post', `/api/breweries/${id}/beers`, beer);
  }
}

/** Adds up, in an attribute of the page, by how many pixels anything in it was scrolled down. */
function countScrolled(): void {
  const before = new WeakMap<Node, number>();
  let scrolled = 0;
  const add = ({ target }: Event) => {
    if (!(target instanceof Node)) return;
    const top = target instanceof Element ? target.scrollTop : window.scrollY;
    scrolled += Math.max(0, top - (before.get(target) ?? 0));
    before.set(target, top);
    document.documentElement.dataset.scrolled = String(Math.round(scrolled));
  };
  addEventListener('scroll', add, { capture: true });
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset.scrolled ??= '0';
  });
}
