import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createClient } from '../../../../data/trpc.ts';
import { loseCalls, restoreNetwork } from '../../../../testing/network.ts';
import { signIn } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import SwitchSender from '../../shared/switches/switch-sender.tsx';
import { TapListScreen } from '../tap-list-screen.tsx';

const client = createClient();
const place = { address: '1 Main St', city: 'Norman', state: 'Oklahoma', zipCode: '73069' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const onTap = (name: string) => page.getByRole('switch', { name: `${name} on tap` });

let admin: Awaited<ReturnType<typeof signIn>>;
let breweryId: string;

beforeEach(async () => {
  admin = await signIn('admin@example.com');
  const name = `Menu ${crypto.randomUUID().slice(0, 8)}`;
  ({ id: breweryId } = await client.admin.breweries.create.mutate({ name, ...place }));
});

const add = (beerName: string, facts: object = {}) =>
  client.beers.create.mutate({ breweryId, beerName, beerStyle: 'Stout', ...facts });
const stored = async () =>
  (await client.beers.onTap.query({ breweryId })).map(({ beerName, section }) => [
    beerName,
    section,
  ]);

const screen = () => (
  <>
    <TapListScreen id={breweryId} />
    <SwitchSender userId={admin.id} />
  </>
);

test('keys arrange a menu, say where the beer is, and keep the focus', async () => {
  for (const name of ['Amber', 'Brown', 'Cream']) await add(name);
  await show(screen(), admin);
  await button('Arrange').click();
  const handle = button('Move Amber');
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Amber, 2 of 3 in On draft')).toBeInTheDocument();
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(page.getByText('Amber, 1 of 1 in Cans')).toBeInTheDocument();
  await button('Save Order').click();
  await expect.element(page.getByText('Menu arranged')).toBeVisible();
  expect(await stored()).toEqual([
    ['Brown', 'draft'],
    ['Cream', 'draft'],
    ['Amber', 'cans'],
  ]);
});

test('a tap on the handle shows two buttons that move the beer', async () => {
  await add('Amber');
  await add('Brown');
  await show(screen(), admin);
  await button('Arrange').click();
  await button('Move Brown').click();
  await button('Move Brown up').click();
  await expect.element(button('Move Brown up')).toHaveFocus();
  await button('Move Brown up').click();
  await button('Save Order').click();
  await expect.element(page.getByText('Menu arranged')).toBeVisible();
  expect((await stored()).map(([name]) => name)).toEqual(['Brown', 'Amber']);
});

test('a beer is dragged by its handle', async () => {
  for (const name of ['Amber', 'Brown', 'Cream']) await add(name);
  await show(screen(), admin);
  await button('Arrange').click();
  await userEvent.dragAndDrop(button('Move Cream'), button('Move Amber'));
  await button('Save Order').click();
  await expect.element(page.getByText('Menu arranged')).toBeVisible();
  expect((await stored()).map(([name]) => name)).toEqual(['Cream', 'Amber', 'Brown']);
});

test('a switch that waits ends the beer on its tap at once, and says so once it is sent', async () => {
  await add('Amber', { tapNumber: 1 });
  await add('Brown', { tapNumber: 1, availability: 'gone' });
  await show(screen(), admin);
  await expect.element(onTap('Amber')).toBeChecked();
  await loseCalls('**/trpc/**');
  await onTap('Brown').click();
  await expect.element(onTap('Brown')).toBeChecked();
  await expect.element(onTap('Amber')).not.toBeChecked();
  await restoreNetwork();
  await expect.element(page.getByText('Amber is off')).toBeVisible();
  await expect.element(onTap('Amber')).not.toBeChecked();
  expect((await stored()).map(([name]) => name)).toEqual(['Brown']);
});

test('sizes are named and removed, and the form of a beer asks for their prices', async () => {
  await add('Amber', { priceSmall: '4', priceMedium: '6', priceLarge: '7' });
  await show(screen(), admin);
  await button('Sizes').click();
  await page.getByLabelText('Name of size 1').fill('Taster');
  await button('Remove Medium').click();
  await expect.element(page.getByText(/^1 beer has a price of a size/)).toBeVisible();
  await button('Add a Size').click();
  await expect.element(page.getByLabelText('Name of size 3')).toHaveFocus();
  await button('Remove size 3').click();
  await page.getByLabelText('Name of size 2').fill('Pint');
  await page.getByLabelText('Currency').selectOptions('EUR');
  await button('Save Sizes').click();
  await expect.element(page.getByText('Sizes saved')).toBeVisible();
  await expect.element(page.getByText(/Taster\s€4 · Pint\s€7/)).toBeVisible();
  await button('Edit Amber').click();
  await expect.element(page.getByLabelText('Pint €')).toHaveValue('7.00');
  await expect.element(page.getByLabelText('Medium')).not.toBeInTheDocument();
});

test('a coming beer has a time to go on', async () => {
  await add('Amber');
  await show(screen(), admin);
  await button('Edit Amber').click();
  await expect.element(page.getByLabelText('Goes On')).not.toBeInTheDocument();
  await page.getByLabelText('Availability').selectOptions('Coming soon');
  await page.getByLabelText('Goes On').fill('2031-07-04T17:00');
  await button('Save Changes').click();
  await expect.element(page.getByText(/^On tap Fri, Jul 4, 5:00/)).toBeVisible();
});
