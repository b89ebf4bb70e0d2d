import { expect, type Page } from '@playwright/test';
import { storedResponses } from '../support/browser/stored-responses.ts';
import { dialogOf, fillIn } from '../support/forms.ts';
import { standAt } from '../support/location.ts';
import { adminTest } from '../support/people.ts';
import { expectToast } from '../support/toasts.ts';

adminTest.use({ serviceWorkers: 'allow' });

const reykjavik = { latitude: 64.1466, longitude: -21.9426, accuracy: 12 };

adminTest(
  'a renamed brewery has its new name on every screen, also offline',
  { tag: '@core' },
  async ({ page, context, admin }) => {
    const [name, newName] = ['The Old Harbor Kettle', 'The New Harbor Kettle'];
    const id = await createBrewery(page, name);
    const eventId = await createEvent(page, name, id);
    await page.request.put(`/api/users/${admin.id}/favorites`, { data: { breweryId: id } });
    await standAt(context, reykjavik);

    await page.goto('/breweries');
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    for (const [tabName, word] of tabs) await expectOn(page, tabName, word, name);

    await tab(page, 'Breweries').tap();
    await page.getByRole('link', { name }).tap();
    await page.getByRole('button', { name: 'Edit Brewery' }).tap();
    const dialog = dialogOf(page, 'Edit Brewery');
    await fillIn(dialog, { Name: newName });
    await dialog.getByRole('button', { name: 'Save Changes' }).tap();
    await expectToast(page, 'Brewery updated!');
    await expect(page.getByRole('heading', { name: newName, level: 1 })).toBeVisible();
    await expect.poll(() => storedWith(page, name)).toEqual([]);
    // The app fetches what it has removed again.
    const shown = ['breweries.list', 'users.favorites', 'events.special.list'];
    await expect.poll(() => storedWith(page, newName)).toEqual(expect.arrayContaining(shown));

    await context.setOffline(true);
    await page.reload();
    for (const [tabName, word] of tabs) await expectOn(page, tabName, word, newName);
    await context.setOffline(false);

    await page.request.delete(`/api/special-events/${eventId}`);
    await page.request.put(`/api/users/${admin.id}/favorites`, { data: { breweryId: id } });
    await page.request.put(`/api/breweries/${id}/closed`, { data: { closed: true } });
  },
);

const tabs = [
  ['Breweries', 'Nearby Breweries'],
  ['Profile', 'Favorite Breweries'],
  ['Events', 'Upcoming Events'],
] as const;

/** Returns the procedures whose stored responses contain a name. */
async function storedWith(page: Page, name: string): Promise<string[]> {
  const stored = await storedResponses(page);
  return stored.filter(({ text }) => text.includes(name)).map(({ procedure }) => procedure);
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Opens a tab and expects this name and not the other one. */
async function expectOn(page: Page, tabName: string, heading: string, name: string) {
  await tab(page, tabName).tap();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  const old = name.includes('New') ? 'The Old Harbor' : 'The New Harbor';
  await expect(page.getByText(old)).toHaveCount(0);
}

async function createBrewery(page: Page, name: string): Promise<string> {
  const { latitude, longitude } = reykjavik;
  const address = { address: '3 Pier Road', city: 'Old Harbor', state: 'Iceland', zipCode: '101' };
  return await create(page, '/api/breweries', { name, ...address, latitude, longitude });
}

async function createEvent(page: Page, company: string, breweryId: string): Promise<string> {
  const event = 'Boats and Barrels';
  const when = { date: '2099-07-01', time: '8:00 PM', details: 'Bring a warm coat.' };
  return await create(page, '/api/special-events', { company, breweryId, event, ...when });
}

async function create(page: Page, path: string, data: object): Promise<string> {
  const response = await page.request.post(path, { data });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return (await response.json()).id;
}
