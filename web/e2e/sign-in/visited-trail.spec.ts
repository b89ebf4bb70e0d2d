import { exampleAddress } from '@hoptrail/screens/example-address';
import { expect, type Page } from '@playwright/test';
import { lampwick, standAt } from '../support/location.ts';
import { test } from '../support/people.ts';
import { expectFoundByCrawlers, previewSizes, signInFromPreview } from '../support/previews.ts';
import { expectGoodScreen, expectNoOverflow } from '../support/screen.ts';
import { emailField } from '../support/sign-in.ts';

const address = exampleAddress('/trails/$id');
const name = "The Lamplighter's Round";
const invitation = 'Sign in to collect the stamps';

const nameOn = (page: Page) => page.getByRole('heading', { name, level: 1 });

test('a visitor opens the link of a trail, sees it, signs in and lands there', async ({
  page,
  context,
  newAccount,
}) => {
  await standAt(context, lampwick.position);
  const { email } = await newAccount();
  await page.goto(address);
  await expect(page).toHaveURL(/\/welcome\?next=/);
  await expect(nameOn(page)).toBeVisible();
  await expect(page.getByText(/one man lit every lamp/)).toBeVisible();
  const stops = page.getByRole('region', { name: 'The stops' }).getByRole('listitem');
  await expect(stops.filter({ hasText: lampwick.name })).toBeVisible();
  await signInFromPreview(page, email, { address, heading: nameOn(page), invitation });
});

test('a crawler that runs scripts finds the trail under its own address', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const title = `${name} · Hoptrail`;
  await expectFoundByCrawlers(page, { address, heading: nameOn(page), title });
  expect(requests.join(), 'the preview is in the page').not.toContain('trails.preview');
});

test('the trail above the sign-in is accessible on every screen', async ({ page }) => {
  await page.goto(address);
  await expectGoodScreen(page, () => expect(nameOn(page)).toBeVisible(), previewSizes);
  await expectNoOverflow(page, 'the trail above the sign-in', name);
});

test('an unknown trail leaves the sign-in as it is', async ({ page }) => {
  await page.goto('/trails/unknown');
  await expect(emailField(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hoptrail' })).toBeVisible();
});
