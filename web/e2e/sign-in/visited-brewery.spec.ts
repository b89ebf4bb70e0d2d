import { exampleAddress } from '@hoptrail/screens/example-address';
import { expect, type Page } from '@playwright/test';
import { shiftsOf, watchShifts } from '../support/browser/layout-shifts.ts';
import { lampwick, standAt } from '../support/location.ts';
import { startOwnServer } from '../support/own-server.ts';
import { test } from '../support/people.ts';
import { expectFoundByCrawlers, previewSizes, signInFromPreview } from '../support/previews.ts';
import { expectGoodScreen, expectNoOverflow } from '../support/screen.ts';
import { emailField } from '../support/sign-in.ts';

const address = exampleAddress('/brewery/$id');
const invitation = 'Sign in to check in here';

const nameOn = (page: Page) => page.getByRole('heading', { name: lampwick.name, level: 1 });

test('a visitor opens the link of a brewery, sees it, signs in and lands there', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await standAt(context, lampwick.position);
  const { email } = await newAccount();
  await page.goto(address);
  await expect(page).toHaveURL(/\/welcome\?next=/);
  await expect(nameOn(page)).toBeVisible();
  await expect(page.getByText('Oklahoma City, Oklahoma', { exact: true })).toBeVisible();
  await expect(page.getByText(/^(Open now, until|Open 24|Opens|Closes in|Closed)/)).toBeVisible();
  await expect(page.getByText('Dogs welcome')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\//,
  );
  await expect(page.getByRole('heading', { name: 'Next Events' })).toBeVisible();
  await expect(page.getByRole('heading', { name: invitation })).toBeVisible();
  await expect(page.getByText(/check-ins|Favorite|On Tap/i)).toHaveCount(0);

  await signInFromPreview(page, email, { address, heading: nameOn(page), invitation });
});

test('a crawler that runs scripts finds the brewery under its own address', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const title = `${lampwick.name} · Hoptrail`;
  await expectFoundByCrawlers(page, { address, heading: nameOn(page), title });
  expect(requests.join(), 'the preview is in the page').not.toContain('breweries.preview');
});

test('the brewery is there at once, and pushes nothing down', async ({ page }) => {
  await watchShifts(page);
  for (const open of [() => page.goto(address), () => page.reload()]) {
    await open();
    await expect(nameOn(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  }
});

test('the brewery above the sign-in is accessible on every screen', async ({ page }) => {
  await page.goto(address);
  await expectGoodScreen(page, () => expect(nameOn(page)).toBeVisible(), previewSizes);
  await expectNoOverflow(page, 'the brewery above the sign-in', lampwick.name);
});

test('an unknown brewery leaves the sign-in as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.goto('/brewery/unknown');
  await expect(emailField(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hoptrail' })).toBeVisible();
  // The document itself is a 404.
  expect(errors.filter((line) => !line.includes('404'))).toEqual([]);
});

test.describe('with other servers', () => {
  test.use({ ownContext: true });

  test('where the host refuses search engines, visitors see no brewery', async ({ page }) => {
    const server = await startOwnServer({ SEARCH_ENGINES: '0' });
    try {
      await page.goto(`${server.url}${address}`);
      await expect(emailField(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Hoptrail' })).toBeVisible();
      await expect(page.getByText(lampwick.name)).toHaveCount(0);
    } finally {
      await server.stop();
    }
  });
});
