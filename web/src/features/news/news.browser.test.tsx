import { newsFields } from '@hoptrail/contracts/news/news-fields';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../data/trpc.ts';
import { labelsNotShown } from '../../testing/fields.ts';
import { loseCalls, restoreNetwork } from '../../testing/network.ts';
import { signIn } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { BreweryNews } from './brewery-news.tsx';
import { AddNews } from './manage/add-news.tsx';
import { newsForm } from './manage/news-values.ts';
import OwnNews from './manage/own-news.tsx';

const client = createClient();
const place = { address: '1 Main St', city: 'Norman', state: 'Oklahoma', zipCode: '73069' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = page.getByRole('textbox');

let admin: Awaited<ReturnType<typeof signIn>>;
let brewery: { id: string; name: string };

beforeEach(async () => {
  admin = await signIn('admin@example.com');
  const name = `Lectern ${crypto.randomUUID().slice(0, 8)}`;
  brewery = await client.admin.breweries.create.mutate({ name, ...place });
});

const stored = async () =>
  (await client.news.ofBrewery.query({ breweryId: brewery.id })).map((line) => line.text);

test('the form has an input for each field, and counts characters as people see them', async () => {
  await show(<AddNews brewery={brewery} />, admin);
  await button('Add News').click();
  await expect.element(text).toBeVisible();
  expect(labelsNotShown(newsForm.labels)).toEqual([]);
  expect(Object.keys(newsForm.labels)).toEqual(Object.keys(newsFields));
  await expect.element(page.getByText('280 characters at most')).toBeVisible();
  await text.fill('👩‍🍳'.repeat(279));
  await expect.element(page.getByText('1 character left')).toBeVisible();
  await text.fill('👩‍🍳'.repeat(282));
  await expect.element(page.getByText('2 characters too many')).toBeVisible();
});

test('words that did not reach the server stay in the form, and are published once', async () => {
  await show(<AddNews brewery={brewery} />, admin);
  await button('Add News').click();
  await text.fill('The plum sour is on.');
  await loseCalls('**/trpc/news.publish*');
  await button('Publish').click();
  await expect.element(page.getByText('Failed to publish the news')).toBeVisible();
  await expect.element(text).toHaveValue('The plum sour is on.');
  await restoreNetwork();
  // The first call may have been stored, and its response lost.
  const line = { breweryId: brewery.id, text: 'The plum sour is on.' };
  await client.news.publish.mutate(line);
  await button('Publish').click();
  await expect.element(page.getByText('News published')).toBeVisible();
  expect(await stored()).toEqual(['The plum sour is on.']);
});

test('the third line of a week says at its field when it is possible, and keeps the words', async () => {
  await show(<AddNews brewery={brewery} />, admin);
  await button('Add News').click();
  await text.fill('Three');
  await expect.element(page.getByText(/Two lines a week at most/)).toBeVisible();
  // Somebody else publishes meanwhile.
  for (const one of ['One', 'Two']) {
    await client.news.publish.mutate({ breweryId: brewery.id, text: one });
  }
  await button('Publish').click();
  await expect
    .element(page.getByText(/a week at most\. The next one is possible on/))
    .toBeVisible();
  await expect.element(page.getByText(/^Both lines of this week are published\./)).toBeVisible();
  await expect.element(text).toHaveValue('Three');
  await expect.element(button('Publish')).toBeDisabled();
});

test('markup is shown as text, and the earlier lines on demand', async () => {
  const lines = ['Older', '<b>Half price</b> <img src=x>'];
  for (const one of lines) {
    await client.news.publish.mutate({ breweryId: brewery.id, text: one });
  }
  await show(<BreweryNews brewery={brewery} />, admin);
  await expect.element(page.getByText('<b>Half price</b> <img src=x>')).toBeVisible();
  await expect.element(page.getByText('Older')).not.toBeInTheDocument();
  await button('1 earlier line').click();
  await expect.element(page.getByText('Older')).toBeVisible();
});

test('a line that a colleague deletes can be published as a new one', async () => {
  const { id } = await client.news.publish.mutate({ breweryId: brewery.id, text: 'Quiz' });
  await show(<OwnNews brewery={brewery} />, admin);
  await button('Actions for Quiz').click();
  await page.getByRole('menuitem', { name: 'Edit News' }).click();
  await text.fill('Quiz at eight');
  await client.news.takeBack.mutate({ id });
  await button('Save Changes').click();
  await expect.element(page.getByText(/What you typed is still here/)).toBeVisible();
  await button('Publish as New Line').click();
  await expect.element(page.getByText('News published')).toBeVisible();
  expect(await stored()).toEqual(['Quiz at eight']);
});
