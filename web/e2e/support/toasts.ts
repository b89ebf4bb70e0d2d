import { expect, type Page } from '@playwright/test';

/** Waits for a toast with this title and, if given, this text. */
export async function expectToast(page: Page, title: string, text?: string | RegExp) {
  const notes = page.getByRole('region', { name: 'Notifications' });
  await expect(notes.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(notes).toContainText(text);
}

/** Closes the toast, which covers the buttons in the header. */
export async function closeToast(page: Page) {
  const close = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Close' });
  await close.tap();
  await expect(close).toBeHidden();
}
