import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createClient } from '../../../../data/trpc.ts';
import { sendCalls } from '../../../../data/waiting/send-calls.ts';
import { loseCalls, respondToCalls, restoreNetwork } from '../../../../testing/network.ts';
import { signUp } from '../../../../testing/people.ts';
import { show } from '../../../../testing/show.tsx';
import OnTap from '../../on-tap/on-tap.tsx';
import YourBeers from '../../yours/your-beers.tsx';

const client = createClient();
const MARKS = '**/trpc/beers.had.mark?*';
const had = (name: string) => page.getByRole('button', { name: new RegExp(`^Had ${name}`) });
const rating = (name: string) => page.getByRole('slider', { name: `Rating of ${name}` });
const sheet = page.getByRole('dialog');

/** Opens the rating of a beer that is marked. */
async function openRating(name: string) {
  await expect.element(had(name)).toHaveAttribute('aria-pressed', 'true');
  await had(name).click();
  await expect.element(rating(name)).toBeVisible();
}

/** Closes the sheet with the rating. */
async function closeRating() {
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
}

async function open() {
  const [brewery] = await client.breweries.list.query({ q: 'Lampwick' });
  const breweryId = brewery?.id ?? '';
  const [first, second] = await client.beers.onTap.query({ breweryId });
  if (!first || !second) throw new Error('The demo has two beers there.');
  const user = await signUp();
  const shown = await show(<OnTap breweryId={breweryId} canEdit={false} menu={{}} />, user);
  const marks = () => client.beers.had.marks.query({ breweryId });
  return { ...shown, user, first: first.beerName, second: second.beerName, marks };
}

test('one tap marks a beer, a second opens its rating and line, and no row moves', async () => {
  const { first, second, marks, leave, user } = await open();
  await expect.element(had(second)).toBeVisible();
  const topOf = (name: string) => had(name).element().getBoundingClientRect().y;
  const below = () => topOf(second) - topOf(first);
  const before = below();
  await had(first).click();
  await openRating(first);
  await expect.element(rating(first)).toHaveAttribute('aria-valuetext', 'Not rated');
  const { width, height } = rating(first).element().getBoundingClientRect();
  await rating(first).click({ position: { x: width * 0.74, y: height / 2 } });
  await expect.element(rating(first)).toHaveAttribute('aria-valuetext', '3.75 of 5');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(rating(first)).toHaveAttribute('aria-valuetext', '4 of 5');
  await expect.element(rating(first)).toHaveAccessibleDescription('Only you see this');
  const line = page.getByRole('textbox', { name: `A line about ${first}` });
  await line.fill('Smoke and plums');
  await page.getByRole('checkbox', { name: 'Share it' }).click();
  await expect.element(page.getByText(/^Everybody sees your rating/)).toBeVisible();
  await expect.element(rating(first)).toHaveAccessibleDescription('Counts in the mean');
  const said = { rating: 4, notes: 'Smoke and plums', isShared: true };
  await expect.poll(marks).toMatchObject([said]);
  await closeRating();
  await expect.element(had(first)).toHaveAccessibleName(`Had ${first}: 4`);
  await expect.element(had(first)).toHaveFocus();
  expect(below()).toBe(before);

  leave();
  await show(<YourBeers q="" sort={undefined} onChange={() => {}} />, user);
  const row = page.getByRole('article').filter({ hasText: first });
  await expect.element(row.getByText('Smoke and plums')).toBeVisible();
  await expect.element(row.getByText('Shared')).toBeVisible();
  await page.getByRole('button', { name: `Edit ${first}` }).click();
  await page.getByRole('checkbox', { name: 'Share it' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(row.getByText('Shared')).not.toBeInTheDocument();
  await page.getByRole('button', { name: `Edit ${first}` }).click();
  await page.getByRole('button', { name: 'Remove Beer' }).click();
  await expect.element(page.getByRole('heading', { name: 'No beers yet' })).toBeVisible();
  expect(await marks()).toEqual([]);
});

test('a mark without a connection waits in the browser, and is sent when there is one', async () => {
  const { first, second, marks, leave, user } = await open();
  await loseCalls(MARKS);
  await had(first).click();
  await openRating(first);
  await userEvent.click(rating(first));
  await expect.element(page.getByText(/Sent once you are online/)).toBeVisible();
  await closeRating();
  await expect.element(had(first)).toHaveAccessibleName(`Had ${first}: 2.5, not sent yet`);
  leave();
  const [brewery] = await client.breweries.list.query({ q: 'Lampwick' });
  await show(<OnTap breweryId={brewery?.id ?? ''} canEdit={false} menu={{}} />, user);
  await expect.element(had(first)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(had(second)).toHaveAttribute('aria-pressed', 'false');
  await restoreNetwork();
  sendCalls();
  await expect.poll(marks).toMatchObject([{ rating: 2.5 }]);
  await openRating(first);
  await sheet.getByRole('button', { name: `Had ${first}` }).click();
  await closeRating();
  await expect.element(had(first)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(marks).toEqual([]);
});

test('refused words about a beer say why, and are changed or discarded', async () => {
  const { first, second, marks, leave, user } = await open();
  const line = (name: string) => page.getByRole('textbox', { name: `A line about ${name}` });
  const refused = page.getByText(/^Not saved: .*control characters/);
  for (const name of [first, second]) {
    await had(name).click();
    await openRating(name);
    await line(name).fill('Smoke \u0007');
    await expect.element(refused).toBeVisible();
    await closeRating();
    await expect.element(had(name)).toHaveAccessibleName(`Had ${name}: Rate, not saved`);
  }
  await openRating(first);
  await line(first).fill('Smoke');
  await expect.element(refused).not.toBeInTheDocument();
  await closeRating();
  await openRating(second);
  await expect.element(line(second)).toHaveValue('Smoke \u0007');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(refused).not.toBeInTheDocument();
  await expect.element(line(second)).toHaveValue('');
  await expect
    .poll(async () => (await marks()).map(({ notes }) => notes).toSorted())
    .toEqual(['Smoke', null]);

  await line(second).fill('Plums \u0007');
  await expect.element(refused).toBeVisible();
  await closeRating();
  leave();
  await show(<YourBeers q="" sort={undefined} onChange={() => {}} />, user);
  const list = page.getByRole('region', { name: 'Not saved' });
  await expect.element(list.getByText(second)).toBeVisible();
  await list.getByRole('button', { name: 'Discard' }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test('a mark that the server refuses disappears with its sentence', async () => {
  const { first, marks } = await open();
  const message = 'This beer is not on the tap list any more.';
  const data = { httpStatus: 404, appCode: 'beer.notFound' };
  await respondToCalls(MARKS, 404, JSON.stringify([{ error: { message, code: -32004, data } }]));
  await had(first).click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(had(first)).toHaveAttribute('aria-pressed', 'false');
  expect(await marks()).toEqual([]);
});
