import { expect, type Locator, type Page } from '@playwright/test';
import { pngPicture } from './pictures.ts';
import { appOf } from './screen.ts';

/** Returns the dialog with this title. */
export function dialogOf(page: Page, name: string) {
  return page.getByRole('dialog', { name, exact: true });
}

/** Opens a folded section of a form. */
export async function openSection(form: Page | Locator, title: string) {
  await form.getByRole('heading', { name: title, exact: true }).tap();
}

/** Fills text fields by their labels. */
export async function fillIn(form: Locator, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) await form.getByLabel(name).fill(text);
}

/** Chooses a picture in the field with this label and waits until it is uploaded. */
export async function choosePicture(form: Locator, field: string, height = 200) {
  const group = form.getByRole('group', { name: field });
  const picture = pngPicture('poster.png', 500, height);
  await group.getByLabel(/^(Upload|Change)$/).setInputFiles(picture);
  await expect(group.locator('label')).toHaveAttribute('data-state', 'done');
}

/** Checks the texts of a confirmation and confirms it. */
export async function confirmDelete(
  page: Page,
  { title, sentences, button }: { title: string; sentences: readonly string[]; button: string },
) {
  const confirmation = page.getByRole('alertdialog', { name: title });
  for (const sentence of sentences) await expect(confirmation.getByText(sentence)).toBeVisible();
  await confirmation.getByRole('button', { name: button }).tap();
  await expect(confirmation).toBeHidden();
}

/** Chooses an action in the menu of a row, which belongs to the main landmark of the page. */
export async function chooseAction(row: Locator, action: string) {
  await row.getByRole('button', { name: /^Actions for / }).tap();
  await row.page().getByRole('main').getByRole('menuitem', { name: action, exact: true }).tap();
}

/** Chooses a tool of a page: in its row, or in the menu of those that do not fit into the row. */
export async function chooseTool(page: Page, name: string | RegExp) {
  const app = appOf(page);
  const inRow = app.getByRole('button', { name }).or(app.getByRole('link', { name })).first();
  const inMenu = page.getByRole('menuitem', { name });
  await expect(async () => {
    const isInRow = await inRow.isVisible();
    if (!isInRow) await app.getByRole('button', { name: 'More tools' }).tap({ timeout: 2000 });
    await (isInRow ? inRow : inMenu).tap({ timeout: 2000 });
  }).toPass();
}

/** Chooses an option in the filter menu of a list. */
export async function chooseFilter(page: Page, option: string) {
  await page.getByRole('button', { name: /^Filter/ }).tap();
  await page.getByRole('main').getByRole('menuitemradio', { name: option, exact: true }).tap();
  await expect(page.getByRole('button', { name: /^Filter/ })).toContainText('active');
}
