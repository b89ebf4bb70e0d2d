import { expect, type Page } from '@playwright/test';
import { createBrewery } from '../support/breweries.ts';
import { chooseFilter, chooseTool, dialogOf } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

const laptop = { width: 1280, height: 800 };
const landscape = { width: 844, height: 390 };

const sections = ['claims', 'people', 'invitations', 'breweries', 'trails', 'history'];
const screens = ['/admin', ...sections.map((section) => `/admin/${section}`)];

adminTest(
  'an administrator finds who owns a brewery, writes to them, and sees where they are staff',
  { tag: '@core' },
  async ({ page, newAccount }) => {
    const owner = await newAccount();
    const owned = await createBrewery(page.request, { name: 'Larder Lane Lagers', owner });
    const staffed = await createBrewery(page.request, { name: 'Second Shift Stouts' });
    const added = await page.request.post(`/api/breweries/${staffed.id}/staff`, {
      data: { person: owner.username },
    });
    expect(added.status(), await added.text()).toBe(200);
    const search = page.getByRole('textbox', { name: 'Search all breweries' });
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const mail = { href: `mailto:${owner.email}` };

    await adminTest.step('the table of breweries names the owner', async () => {
      await page.goto('/admin/breweries');
      await search.fill('larder lane');
      await expect(page.getByText('1 brewery', { exact: true })).toBeVisible();
      const address = row(owned.name).getByRole('link', { name: owner.email });
      await expect(address).toHaveAttribute('href', mail.href);
      await chooseFilter(page, 'No owner');
      await expect(page.getByText('No such breweries')).toBeVisible();
      await search.fill('second shift');
      await expect(row(staffed.name)).toContainText('Nobody yet');
      await chooseFilter(page, 'Owned');
      await search.fill('larder lane');
      await expectGoodScreen(page, () => expect(row(owned.name)).toBeVisible());
    });

    await adminTest.step('the owner leads to the person, with all their breweries', async () => {
      await row(owned.name).getByRole('link', { name: owner.username, exact: true }).tap();
      const person = page.getByRole('article');
      await expect(person).toHaveCount(1);
      await expect(person.getByRole('link', { name: owner.email })).toHaveAttribute(
        'href',
        mail.href,
      );
      const breweries = person.getByRole('list', { name: 'Breweries' }).getByRole('listitem');
      await expect(breweries).toHaveText([
        /Larder Lane Lagers\s*Owner/,
        /Second Shift Stouts\s*Staff/,
      ]);
      await page
        .getByRole('textbox', { name: 'Search by name, email or brewery' })
        .fill('second shift');
      await expect(page).toHaveURL('/admin/people?q=second+shift');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectGoodScreen(page, () => expect(person).toHaveCount(1));
      await breweries.getByRole('link', { name: staffed.name }).tap();
      await expect(page.getByRole('heading', { name: staffed.name, level: 1 })).toBeVisible();
    });
  },
);

adminTest('a change of the owner names those who are replaced', async ({ page, newAccount }) => {
  const owner = await newAccount();
  const { id, name } = await createBrewery(page.request, { name: 'Old Guard Ales', owner });
  await page.goto(`/brewery/${id}`);
  await chooseTool(page, 'Change Owner');
  const dialog = dialogOf(page, 'Change Owner');
  await expectGoodScreen(page, () =>
    expect(dialog).toContainText(`${owner.username} owns ${name} now`),
  );
  await dialog.getByRole('button', { name: `Take it from ${owner.username}` }).tap();
  const question = page.getByRole('alertdialog', { name: 'Take the brewery away?' });
  await question.getByRole('button', { name: 'Take it away' }).tap();
  await expectToast(page, 'The brewery has no owner any more');
});

adminTest('an invitation names the brewery that it is for', async ({ page }) => {
  const brewery = await createBrewery(page.request, { name: 'Open Door Ales' });
  const email = 'newcomer@larder.example';
  const invited = await page.request.post(`/api/breweries/${brewery.id}/invitations`, {
    data: { email, role: 'owner' },
  });
  expect(invited.status(), await invited.text()).toBe(200);
  await page.goto('/admin/invitations');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Open Door Ales, as an owner');
  await expect(row.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expectGoodScreen(page, () => expect(row).toBeVisible(), [laptop]);
  await row.getByRole('link', { name: brewery.name }).tap();
  await expect(page.getByRole('heading', { name: brewery.name, level: 1 })).toBeVisible();
});

adminTest('a wide screen has a list beside what is chosen in it', async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto('/admin/people');
  const rows = page.getByRole('complementary', { name: 'People found' }).getByRole('button');
  const person = page.getByRole('article');
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  await expect(person).toHaveCount(1);
  const other = rows.nth(2);
  const [, username = ''] = /^(\S+?)(?=[\w.+-]+@|\s)/.exec((await other.textContent()) ?? '') ?? [];
  await other.click();
  await expect(other).toHaveAttribute('aria-current', 'true');
  await expect(person).toHaveCount(1);
  await expect(person).toContainText(username);
  const box = await person.boundingBox();
  const ofRow = await other.boundingBox();
  expect(box?.x).toBeGreaterThan((ofRow?.x ?? 0) + (ofRow?.width ?? 0));

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows).toHaveCount(0);
  await expect.poll(() => person.count()).toBeGreaterThan(1);
});

for (const path of screens) {
  adminTest(`nothing of ${path} is beyond the edge, at any size`, async ({ page }) => {
    for (const [size, text] of [
      [laptop, '100%'],
      [landscape, '100%'],
      [{ width: 320, height: 640 }, '100%'],
      [{ width: 320, height: 640 }, '200%'],
      [{ width: 390, height: 844 }, '200%'],
      [laptop, '200%'],
    ] as const) {
      const at = `${size.width} x ${size.height}, text ${text}`;
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      await expect.poll(() => beyondTheEdge(page), at).toEqual([]);
    }
  });
}

/** Returns what of a screen can be tapped or read in cells, and is not within its width. */
async function beyondTheEdge(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, input, select, td, th, h1, h2, h3)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('thead'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth + 0.5;
      })
      .map((element) => element.textContent ?? element.outerHTML),
  );
}
