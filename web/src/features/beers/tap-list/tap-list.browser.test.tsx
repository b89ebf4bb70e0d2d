import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { STORED_USER } from '../../../data/session.ts';
import { createClient } from '../../../data/trpc.ts';
import { localStore } from '../../../lib/browser/storage.ts';
import { holdCalls, loseCalls, respondToCalls, restoreNetwork } from '../../../testing/network.ts';
import { signIn } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import SwitchSender from '../shared/switches/switch-sender.tsx';
import { TapListScreen } from './tap-list-screen.tsx';

const client = createClient();
const place = { address: '1 Main St', city: 'Norman', state: 'Oklahoma', zipCode: '73069' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tap = page.getByRole('switch', { name: 'Wool Sock on tap' });

let admin: Awaited<ReturnType<typeof signIn>>;
let breweryId: string;
let id: string;

beforeEach(async () => {
  admin = await signIn('admin@example.com');
  const name = `Cellar ${crypto.randomUUID().slice(0, 8)}`;
  ({ id: breweryId } = await client.admin.breweries.create.mutate({ name, ...place }));
  const beer = { breweryId, beerName: 'Wool Sock', beerStyle: 'Stout' };
  ({ id } = await client.beers.create.mutate({ ...beer, availability: 'available' }));
});

const stored = async () =>
  (await client.beers.ofBrewery.query({ breweryId })).map((beer) => [
    beer.beerName,
    beer.availability,
  ]);

const screen = () => (
  <>
    <TapListScreen id={breweryId} />
    <SwitchSender userId={admin.id} />
  </>
);

test('a switch without a connection waits through a reload, and is sent', async () => {
  const { leave } = await show(screen(), admin);
  await expect.element(tap).toBeChecked();
  await loseCalls('**/trpc/**');
  await tap.click();
  await expect.element(tap).not.toBeChecked();
  await expect.element(page.getByText(/^One switch waits for signal/)).toBeVisible();
  await expect.element(page.getByText('The tap list was not changed')).not.toBeInTheDocument();
  const waits = { ...localStorage };
  leave();

  await restoreNetwork();
  expect(await stored()).toEqual([['Wool Sock', 'available']]);
  for (const [key, text] of Object.entries(waits)) localStorage.setItem(key, text);
  await show(screen(), admin);
  await expect.poll(stored).toEqual([['Wool Sock', 'gone']]);
  await expect.element(tap).not.toBeChecked();
  await expect.element(page.getByText(/waits for signal/)).not.toBeInTheDocument();
});

test('the last switch of a beer counts, also while an earlier one is sent', async () => {
  await show(screen(), admin);
  await expect.element(tap).toBeChecked();
  await holdCalls('**/trpc/beers.update*');
  await tap.click();
  await expect.element(tap).not.toBeChecked();
  await tap.click();
  await expect.element(tap).toBeChecked();
  await tap.click();
  await expect.element(tap).not.toBeChecked();
  await restoreNetwork();
  await expect.poll(stored).toEqual([['Wool Sock', 'gone']]);
  await expect.element(tap).not.toBeChecked();
});

test('a switch is not sent as another person who signed in in a second tab', async () => {
  await show(screen(), admin);
  await expect.element(tap).toBeChecked();
  localStore.write(STORED_USER, { ...admin, id: 'somebody else' });
  const refusal = { message: 'You may not change this.', code: 'auth.forbidden' };
  await respondToCalls('**/trpc/beers.update*', 403, JSON.stringify(refusal));
  await tap.click();
  await expect.element(tap).not.toBeChecked();
  expect(await stored()).toEqual([['Wool Sock', 'available']]);
  expect(localStorage.getItem('draft.beer-switches')).not.toBeNull();

  await restoreNetwork();
  localStore.write(STORED_USER, admin);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(stored).toEqual([['Wool Sock', 'gone']]);
  await expect.element(tap).not.toBeChecked();
});

test('a refused switch is undone and says why', async () => {
  await show(screen(), admin);
  await expect.element(tap).toBeChecked();
  await client.beers.delete.mutate({ id });
  await tap.click();
  await expect.element(page.getByText('The tap list was not changed')).toBeVisible();
  await expect.element(tap).not.toBeInTheDocument();
  expect(localStorage.getItem('draft.beer-switches')).toBeNull();
});

test('a switch that the server fails to store is undone and says so at once', async () => {
  await show(screen(), admin);
  await expect.element(tap).toBeChecked();
  await respondToCalls('**/trpc/beers.update*', 500);
  await tap.click();
  await expect.element(page.getByText('The tap list was not changed')).toBeVisible();
  await expect.element(tap).toBeChecked();
  expect(localStorage.getItem('draft.beer-switches')).toBeNull();
  await restoreNetwork();
  await tap.click();
  await expect.poll(stored).toEqual([['Wool Sock', 'gone']]);
});

test('a switch that a busy server has no time for says that it waits', async () => {
  await show(screen(), admin);
  await expect.element(tap).toBeChecked();
  const busy = { message: 'Too many requests.', code: 'request.tooMany' };
  await respondToCalls('**/trpc/beers.update*', 429, JSON.stringify(busy));
  await tap.click();
  await expect.element(page.getByText('Not sent yet')).toBeVisible();
  await expect.element(tap).not.toBeChecked();
});

test('what was typed into a beer that a colleague deletes can be saved as a new one', async () => {
  await show(screen(), admin);
  await button('Edit Wool Sock').click();
  await page.getByLabelText('Beer Name').fill('Wool Sock, Darned');
  await client.beers.delete.mutate({ id });
  await button('Save Changes').click();
  await expect.element(page.getByText(/What you typed is still here/)).toBeVisible();
  await expect.element(page.getByLabelText('Beer Name')).toHaveValue('Wool Sock, Darned');
  await button('Save as New Beer').click();
  await expect.element(page.getByText('Beer added')).toBeVisible();
  expect(await stored()).toEqual([['Wool Sock, Darned', 'available']]);
});
