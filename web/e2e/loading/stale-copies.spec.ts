import { expect, type Page } from '@playwright/test';
import { dialogOf, fillIn } from '../support/forms.ts';
import { keptAnswers } from '../support/kept-answers.ts';
import { standAt } from '../support/location.ts';
import { adminTest } from '../support/people.ts';
import { expectToast } from '../support/toasts.ts';

adminTest.use({ serviceWorkers: 'allow' });

const reykjavik = { latitude: 64.1466, longitude: -21.9426, accuracy: 12 };

adminTest(
  'a renamed brewery has its new name on every screen, also offline',
  async ({ page, context, admin }) => {
    const [name, newName] = ['The Old Harbor Kettle', 'The New Harbor Kettle'];
    const id = await openBreweryAt(page, name);
    const eventId = await announce(page, name, id);
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
    await expect.poll(() => keptWith(page, name)).toEqual([]);

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

/** The kept answers that have a name in them. */
async function keptWith(page: Page, name: string): Promise<string[]> {
  const kept = await keptAnswers(page);
  return kept.filter(({ text }) => text.includes(name)).map(({ procedure }) => procedure);
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Goes to a tab, where this and no older name is to be found. */
async function expectOn(page: Page, tabName: string, heading: string, name: string) {
  await tab(page, tabName).tap();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  const old = name.includes('New') ? 'The Old Harbor' : 'The New Harbor';
  await expect(page.getByText(old)).toHaveCount(0);
}

async function openBreweryAt(page: Page, name: string): Promise<string> {
  const { latitude, longitude } = reykjavik;
  const address = { address: '3 Pier Road', city: 'Old Harbor', state: 'Iceland', zipCode: '101' };
  return await made(page, '/api/breweries', { name, ...address, latitude, longitude });
}

async function announce(page: Page, company: string, breweryId: string): Promise<string> {
  const event = 'Boats and Barrels';
  const when = { date: '2099-07-01', time: '8:00 PM', details: 'Bring a warm coat.' };
  return await made(page, '/api/special-events', { company, breweryId, event, ...when });
}

async function made(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()).id;
}
