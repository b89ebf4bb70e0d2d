import { exampleAddress } from '@hoptrail/screens/example-address';
import { expect, type Page } from '@playwright/test';
import { lampwick, standAt } from '../support/location.ts';
import { test } from '../support/people.ts';
import { expectFoundByCrawlers, previewSizes, signInFromPreview } from '../support/previews.ts';
import { expectGoodScreen, expectNoOverflow } from '../support/screen.ts';
import { emailField } from '../support/sign-in.ts';

const address = exampleAddress('/special-event/$id');
const name = 'Lanterns and Lagers';
const invitation = 'Sign in to see what else is on';

const nameOn = (page: Page) => page.getByRole('heading', { name, level: 1 });

test('a visitor opens the link of an event, sees it, signs in and lands there', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await standAt(context, lampwick.position);
  const { email } = await newAccount();
  await page.goto(address);
  await expect(page).toHaveURL(/\/welcome\?next=/);
  await expect(nameOn(page)).toBeVisible();
  await expect(page.getByText(lampwick.name, { exact: true })).toBeVisible();
  await expect(page.getByText('7:00 PM - 11:00 PM')).toBeVisible();
  await expect(page.getByText('Taproom Event')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About this event' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\//,
  );
  const file = await page.getByRole('link', { name: 'Add to Calendar' }).getAttribute('href');
  const calendar = await page.request.get(String(file));
  expect(await calendar.text()).toContain(`SUMMARY:${name}`);
  await expect(page.getByRole('heading', { name: invitation })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Events' })).toHaveCount(0);

  await signInFromPreview(page, email, { address, heading: nameOn(page), invitation });
});

test('a crawler that runs scripts finds the event under its own address', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const title = `${name} · Hoptrail`;
  await expectFoundByCrawlers(page, { address, heading: nameOn(page), title });
  expect(requests.join(), 'the preview is in the page').not.toContain('/trpc/events');
});

test('the event above the sign-in is accessible on every screen', async ({ page }) => {
  await page.goto(address);
  await expectGoodScreen(page, () => expect(nameOn(page)).toBeVisible(), previewSizes);
  await expectNoOverflow(page, 'the event above the sign-in', name);
});

test('an unknown event leaves the sign-in as it is', async ({ page }) => {
  await page.goto('/special-event/unknown');
  await expect(emailField(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hoptrail' })).toBeVisible();
});
