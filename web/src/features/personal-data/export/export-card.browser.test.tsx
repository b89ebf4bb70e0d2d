import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { holdCalls, loseCalls, respondToCalls } from '../../../testing/network.ts';
import { signUp } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { ExportCard } from './export-card.tsx';

const EXPORT = '**/api/personal-data/export';

const button = (name: string | RegExp) => page.getByRole('button', { name });

async function showCard() {
  const user = await signUp();
  await show(<ExportCard />, user);
  return user;
}

/** Returns the names of the files that the page saves among the downloads. */
function saved(): string[] {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return names;
}

test('one tap saves the file under its name', async () => {
  const names = saved();
  const { username } = await showCard();
  await button('Download My Data').click();
  await expect.poll(() => names).toEqual([expect.stringContaining(`hoptrail-${username}-`)]);
  await expect.element(button('Download My Data')).toBeVisible();
});

test('it can be cancelled while it is packed', async () => {
  await showCard();
  await holdCalls(EXPORT);
  await button('Download My Data').click();
  await expect.element(page.getByText('Packing your data. Keep this page open.')).toBeVisible();
  await button('Cancel').click();
  await expect.element(button('Download My Data')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['as the server says it', 409, '{"message":"It is under way."}', 'It is under way.'],
  ['for a proxy’s page', 200, '<h1>Wi-Fi</h1>', 'Your data could not be packed. Please try again.'],
])('a refusal is a sentence, %s', async (_whose, status, body, sentence) => {
  await showCard();
  await respondToCalls(EXPORT, status, body);
  await button('Download My Data').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(button('Try Again')).toBeVisible();
});

test('without a connection it says so', async () => {
  await showCard();
  await loseCalls(EXPORT);
  await button('Download My Data').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Hoptrail cannot be reached. Check your connection and try again.');
});

test('a download that breaks off saves nothing', async () => {
  const names = saved();
  await showCard();
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  const response = new Response(body, { headers: { 'content-type': 'application/zip' } });
  const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(response);
  onTestFinished(() => fetching.mockRestore());
  await button('Download My Data').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The download broke off. Nothing is lost: please try again.');
  expect(names).toEqual([]);
});

test('an app on the home screen of an iPhone hands it to the share sheet, after a tap', async () => {
  const names = saved();
  const shared: (string | undefined)[] = [];
  const share = async ({ files }: ShareData) => void shared.push(files?.[0]?.name);
  for (const [name, value] of Object.entries({ standalone: true, share })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
  const { username } = await showCard();
  await button('Download My Data').click();
  expect(shared).toEqual([]);
  await button(/^Save \d/).click();
  await expect.poll(() => shared).toEqual([expect.stringContaining(`hoptrail-${username}-`)]);
  await expect.element(button('Download My Data')).toBeVisible();
  expect(names).toEqual([]);
});
