import type { TrailEntry } from '@hoptrail/contracts/trail';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../data/trpc.ts';
import { loseCalls, restoreNetwork } from '../../../testing/network.ts';
import { pngFile, signUp } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import EntryForm from './entry-form.tsx';

const client = createClient();
const note = () => page.getByLabelText('Note');
const save = () => page.getByRole('button', { name: 'Save Changes' });
const toast = (text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text);

let user: Awaited<ReturnType<typeof signUp>>;
let entry: TrailEntry;

beforeEach(async () => {
  user = await signUp();
  const [brewery] = await client.breweries.list.query({ q: 'Lampwick' });
  await client.checkins.create.mutate({ userId: user.id, breweryId: brewery?.id ?? '' });
  entry = await stored();
});

async function stored(): Promise<TrailEntry> {
  const [only] = (await client.trail.list.query({})).entries;
  if (!only) throw new Error('There is no check-in.');
  return only;
}

test('a person saves note, picture and privacy', async () => {
  const onClose = vi.fn();
  await show(<EntryForm entry={entry} onClose={onClose} />, user);
  await note().fill('Porter, then one more');
  await page.getByLabelText('Add photo').upload(await pngFile(300, 200));
  await expect.element(page.getByText('1 of 3 photos')).toBeVisible();
  await page.getByRole('checkbox', { name: /Only for me/ }).click();
  await save().click();
  await expect.element(toast('Check-in saved')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(await stored()).toMatchObject({ notes: 'Porter, then one more', onlyForMe: true });
  expect((await stored()).photos).toHaveLength(1);
});

test('a lost connection keeps the note in the form, and saving again stores it', async () => {
  const onClose = vi.fn();
  await show(<EntryForm entry={entry} onClose={onClose} />, user);
  await note().fill('Do not lose me');
  await loseCalls('**/trpc/checkins.update*');
  await save().click();
  await expect.element(toast('Check-in not saved')).toBeVisible();
  await expect.element(note()).toHaveValue('Do not lose me');
  expect(onClose).not.toHaveBeenCalled();
  await restoreNetwork();
  await save().click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect((await stored()).notes).toBe('Do not lose me');
});
