import { expect, type Page } from '@playwright/test';
import { openAccount } from '../support/account.ts';
import { dialogOf } from '../support/forms.ts';
import { memberTest as test } from '../support/people.ts';
import { expectNoOverflow } from '../support/screen.ts';
import { arrive } from '../support/sign-in.ts';

/** Somebody on the leaderboard whom no other journey needs. */
const name = 'tess';

test('a fan shows the logbook, leaves the leaderboard, and is private again', {
  tag: '@core',
}, async ({ page: other, browser, server }) => {
  const own = await browser.newPage();
  await arrive(own, await openAccount(server, `${name}@example.com`));
  const choices = own.getByRole('region', { name: 'What others see' });
  const choose = async (label: RegExp, isOn: boolean) => {
    const choice = choices.getByRole('switch', { name: label });
    const saved = own.waitForResponse((response) => response.url().includes('updatePrivacy'));
    await choice.tap();
    await expect(choice).toBeChecked({ checked: isOn });
    expect((await saved).ok()).toBe(true);
  };
  const nobody = { cookies: [], origins: [] };
  const visitor = await browser.newPage({ storageState: nobody });

  await test.step('a logbook is private at first', async () => {
    expect((await visitor.goto(`/u/${name}`))?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { name: 'This logbook is private' })).toBeVisible();
  });

  await test.step('shown, it opens for anybody with the link', async () => {
    await choose(/Show my logbook/, true);
    await expect(choices.getByRole('button', { name: 'Share the link' })).toBeVisible();
    await visitor.reload();
    await expectLogbook(visitor);
    await expect(visitor.getByRole('link', { name: 'Join Hoptrail' })).toBeVisible();
    await expectNoOverflow(visitor, `/u/${name}`);
  });

  await test.step('its breweries open in a map app', async () => {
    await visitor.getByRole('button', { name: 'Open in a Map App' }).tap();
    const files = dialogOf(visitor, 'Open in a map app');
    const file = await files.getByRole('link', { name: /^KML/ }).getAttribute('href');
    const response = await visitor.request.get(file ?? '');
    expect(await response.text()).toContain('<Placemark>');
    await visitor.goBack();
    await expect(files).toBeHidden();
  });

  await test.step('the row on the leaderboard opens it', async () => {
    await other.goto('/leaderboard');
    await other.getByRole('button', { name: new RegExp(name) }).tap();
    const sheet = dialogOf(other, name);
    await expect(sheet).toContainText('breweries');
    await sheet.getByRole('link', { name: 'See the logbook' }).tap();
    await expectLogbook(other);
  });

  await test.step('who leaves the leaderboard is gone, and sees the own row', async () => {
    await choose(/leaderboard/, false);
    await other.goto('/leaderboard');
    await expect(other.getByText('marisol')).toBeVisible();
    await expect(other.getByText(name, { exact: true })).toHaveCount(0);
    await own.goto('/leaderboard');
    const place = own.getByRole('complementary', { name: 'Your place' });
    await expect(place).toContainText('Only you see this row');
    await own.goBack();
    await choose(/leaderboard/, true);
  });

  await test.step('hidden, the link leads to nothing', async () => {
    await choose(/Show my logbook/, false);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'This logbook is private' })).toBeVisible();
  });
});

async function expectLogbook(page: Page) {
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const stamps = page.getByRole('region', { name: /stamps/ });
  await expect(stamps.getByRole('listitem')).not.toHaveCount(0);
  const figures = await page.getByRole('region', { name: 'Figures' }).boundingBox();
  const paper = await stamps.boundingBox();
  expect(figures?.y ?? Number.NaN).toBeLessThan(paper?.y ?? Number.NaN);
}
