import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../data/trpc.ts';
import { holdCalls, loseCalls, respondToCalls, restoreNetwork } from '../../../testing/network.ts';
import { pngFile, signIn } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import EditBrewery from './edit-brewery.tsx';

const SAVES = '**/trpc/breweries.update*';
const client = createClient();

const dialog = page.getByRole('dialog', { name: 'Edit Brewery' });
const confirmation = page.getByRole('alertdialog', { name: 'Discard changes?' });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const section = (name: string) => dialog.getByRole('heading', { name });
const button = (name: string) => dialog.getByRole('button', { name });
const note = (text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text);

let admin: Awaited<ReturnType<typeof signIn>>;
let brewery: BreweryDetail;

beforeEach(async () => {
  admin = await signIn('admin@example.com');
  const [first] = await client.breweries.list.query({ q: 'Second Story Ales' });
  if (!first) throw new Error('The demo has no such brewery.');
  brewery = await client.breweries.byId.query({ id: first.id });
});

async function open() {
  const shown = await show(<EditBrewery brewery={brewery} />, admin);
  await openForm();
  return shown;
}

/** Opens the form, and its section with the hours. */
async function openForm() {
  await page.getByRole('button', { name: 'Edit Brewery' }).click();
  await section('Hours & Policies').click();
}

const stored = () => client.breweries.byId.query({ id: brewery.id });

test('a person saves the form, and the dialog closes', async () => {
  await open();
  await field('Hours').fill('Daily, dusk to midnight');
  await button('Save Changes').click();
  await expect.element(note('Brewery updated!')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await stored()).hours).toBe('Daily, dusk to midnight');
});

test('a second tap does not save again', async () => {
  const { queryClient } = await open();
  await field('Policies').fill('Mind the stairs.');
  await holdCalls(SAVES);
  await button('Save Changes').click();
  await expect.element(button('Saving...')).toHaveAttribute('aria-disabled', 'true');
  await button('Saving...').click({ force: true });
  await restoreNetwork();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
});

test('an invalid field is named in the summary, which takes the focus, and shown', async () => {
  await open();
  await field('Name').fill('');
  await section('Social Links').click();
  await field('Website').fill('no link');
  await section('Social Links').click();
  await expect.element(field('Website')).not.toBeVisible();
  await button('Save Changes').click();
  const summary = dialog.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent('2 fields need another look: Name, Website');
  await expect.element(field('Website')).toBeVisible();
  await section('Social Links').click();
  await summary.getByRole('link', { name: 'Website' }).click();
  await expect.element(field('Website')).toHaveFocus();
  await expect.element(field('Website')).toHaveAttribute('aria-invalid', 'true');
  await field('Website').fill('https://example.org');
  await expect.element(field('Website')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a person chooses the version of each field that others changed', async () => {
  await open();
  await field('Hours').fill('Mine');
  await field('Phone').fill('(405) 555-0100');
  const theirs = { hours: 'Theirs', policies: 'Their policies' };
  await client.breweries.update.mutate({ id: brewery.id, ...theirs });
  await button('Save Changes').click();

  const changes = dialog.getByRole('region', { name: 'Somebody else saved changes meanwhile' });
  await expect.element(changes).toHaveFocus();
  const choice = (name: string) => changes.getByRole('group', { name });
  await expect.element(choice('Phone')).not.toBeInTheDocument();
  await expect.element(field('Policies')).toHaveValue('Their policies');
  await choice('Policies').getByRole('button', { name: 'Put it back' }).click();
  await choice('Hours').getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(field('Hours')).toHaveValue('Theirs');
  await choice('Hours').getByRole('button', { name: 'Keep mine' }).click();
  await button('Save Changes').click();
  await expect.element(dialog).not.toBeInTheDocument();
  const { hours, phone, policies } = await stored();
  expect({ hours, phone, policies: policies ?? '' }).toEqual({
    hours: 'Mine',
    phone: '(405) 555-0100',
    policies: brewery.policies ?? '',
  });
});

test('leaving asks only if there are unsaved changes', async () => {
  const { router } = await open();
  router.history.back();
  await expect.element(dialog).not.toBeInTheDocument();

  await openForm();
  await field('Hours').fill('Not yet');
  router.history.back();
  await confirmation.getByRole('button', { name: 'Keep Editing' }).click();
  await expect.element(field('Hours')).toHaveValue('Not yet');
  await button('Cancel').click();
  await confirmation.getByRole('button', { name: 'Discard Changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await openForm();
  await expect.element(field('Hours')).toHaveValue(brewery.hours ?? '');
  expect((await stored()).hours).toBe(brewery.hours);
});

test('a draft is restored in the next visit, and can be discarded', async () => {
  const first = await open();
  await field('Hours').fill('Half a sentence');
  first.leave();
  await open();
  await expect.element(dialog.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect.element(field('Hours')).toHaveValue('Half a sentence');
  await dialog.getByRole('link', { name: 'Hours' }).click();
  await expect.element(field('Hours')).toHaveFocus();
  await button('Start over').click();
  await confirmation.getByRole('button', { name: 'Discard Changes' }).click();
  await expect.element(field('Hours')).toHaveValue(brewery.hours ?? '');
  await expect.element(dialog.getByText('Your unsaved changes are back.')).not.toBeInTheDocument();
});

test('offline the form stays, and saves once online', async () => {
  await open();
  await field('Hours').fill('From the cellar');
  await loseCalls(SAVES);
  await button('Save Changes').click();
  await expect.element(note('Failed to update brewery. Please try again.')).toBeVisible();
  await expect.element(field('Hours')).toHaveValue('From the cellar');
  await restoreNetwork();
  await button('Save Changes').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await stored()).hours).toBe('From the cellar');
});

test("the server's reason is shown at its field", async () => {
  await open();
  await field('Name').fill('Lampwick Brewing Co.');
  const refusal = { message: 'Another brewery has this name.', appCode: 'brewery.nameTaken' };
  const error = { code: -32009, message: refusal.message, data: { httpStatus: 409, ...refusal } };
  await respondToCalls(SAVES, 409, JSON.stringify([{ error }]));
  await button('Save Changes').click();
  await expect.element(dialog.getByText('One field needs another look:')).toBeVisible();
  await expect.element(field('Name')).toHaveAccessibleDescription(/Another brewery has this name/);
});

test('saving waits for a running upload', async () => {
  await open();
  await section('Images').click();
  await holdCalls('**/api/objects/uploads/**');
  const logo = dialog.getByRole('group', { name: 'Logo' });
  await logo.getByLabelText(/^(Upload|Change)$/).upload(await pngFile(64, 64));
  await button('Save Changes').click();
  await expect.element(button('Saving...')).toBeVisible();
  expect((await stored()).logo).toBe(brewery.logo);
  await restoreNetwork();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await stored()).logo).toMatch(/^\/objects\/uploads\//);
});
