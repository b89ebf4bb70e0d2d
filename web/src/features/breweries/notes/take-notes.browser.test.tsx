import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookForServer } from '../../../data/offline/offline.ts';
import { createClient } from '../../../data/trpc.ts';
import { waitingCalls } from '../../../data/waiting/calls/waiting-calls.ts';
import { loseCalls, respondToCalls, restoreNetwork } from '../../../testing/network.ts';
import { signUp } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import TakeNotes from './take-notes.tsx';

const client = createClient();
const note = () => page.getByRole('button', { name: /^Your note/ });
const toast = (text: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text);
const open = () => page.getByRole('button', { name: 'Take Notes' }).click();
const save = () => page.getByRole('button', { name: 'Save Notes' }).click();

async function visit() {
  const [found] = await client.breweries.list.query({ q: 'Lampwick' });
  if (!found) throw new Error('The demo has no such brewery.');
  const brewery = { id: found.id, name: found.name };
  const user = await signUp();
  const shown = await show(<TakeNotes brewery={brewery} />, user);
  const type = (text: string) => page.getByRole('textbox', { name: brewery.name }).fill(text);
  const stored = async () => (await client.breweries.notes.query({ id: brewery.id })).notes;
  return { ...shown, brewery, user, type, stored };
}

test('a saved note shows its first line, which opens it', async () => {
  const { type, stored } = await visit();
  await expect.element(note()).not.toBeInTheDocument();
  await open();
  await type('The porter by the window.\nAsk for Ida.');
  await save();
  await expect.element(toast('Notes saved')).toBeVisible();
  await expect.element(note()).toHaveTextContent('Your noteThe porter by the window.');
  expect(await stored()).toBe('The porter by the window.\nAsk for Ida.');
  await note().click();
  await expect.element(page.getByText('Only you can read this')).toBeVisible();
});

test('a typed note that was not saved says so', async () => {
  const { type } = await visit();
  await open();
  await type('Half a sent');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(note()).toHaveTextContent('Your noteNot saved yetHalf a sent');
});

test('without a connection a saved note waits through a reload, and is sent once it is back', async () => {
  const { brewery, user, type, stored, leave } = await visit();
  await open();
  await loseCalls('**/trpc/**');
  await loseCalls('**/api/health');
  await type('Under the bridge');
  await save();
  await expect.element(toast('Waiting for signal')).toBeVisible();
  await expect.element(note()).toHaveTextContent('Your noteWaiting for signalUnder the bridge');
  await expect.element(page.getByText(/not saved/i)).not.toBeInTheDocument();
  leave();

  await show(<TakeNotes brewery={brewery} />, user);
  await expect.element(note()).toHaveTextContent('Your noteWaiting for signalUnder the bridge');
  await restoreNetwork();
  await lookForServer();
  await expect.poll(stored).toBe('Under the bridge');
  await expect.element(toast('Notes saved')).toBeVisible();
  await expect.element(note()).toHaveTextContent('Your noteUnder the bridge');
  expect(waitingCalls.all()).toEqual([]);
});

test('a refused note says so once, and stays typed', async () => {
  const { type, stored } = await visit();
  await open();
  await respondToCalls('**/trpc/breweries.setNotes*', 500);
  await type('Ask for Ida.');
  await save();
  await expect.element(toast('Notes not saved')).toBeVisible();
  await expect.element(note()).toHaveTextContent('Your noteNot saved yetAsk for Ida.');
  await restoreNetwork();
  await note().click();
  await save();
  await expect.poll(stored).toBe('Ask for Ida.');
});

test('notes of two phones: nothing is overwritten, and the person keeps one', async () => {
  const { brewery, type, stored } = await visit();
  await open();
  await client.breweries.setNotes.mutate({ id: brewery.id, notes: 'On the other phone' });
  await type('On this phone');
  await save();
  await expect.element(note().getByText('Choose one')).toBeVisible();
  expect(await stored()).toBe('On the other phone');
  await note().click();
  const conflict = page.getByRole('alert', { name: 'Another device saved this note meanwhile' });
  await expect.element(conflict.getByText('On the other phone')).toBeVisible();
  await expect.element(conflict.getByText('On this phone')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect.poll(stored).toBe('On this phone');
});
