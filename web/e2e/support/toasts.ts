import { expect, type Page } from '@playwright/test';

/** The time limit of one attempt to close a toast, in milliseconds. */
const CLOSE_MS = 1000;

/** Returns the region of the toast. */
export function toast(page: Page) {
  return page.getByRole('region', { name: 'Notifications' });
}

/** Waits for a toast with this title and, if given, this text. */
export async function expectToast(page: Page, title: string, text: string | RegExp = '') {
  const shown = toast(page).filter({
    has: page.getByText(title, { exact: true }).filter({ visible: true }),
  });
  await expect(shown).toContainText(text);
}

/** Closes the toast, which covers the buttons in the header, unless its five seconds are over. */
export async function closeToast(page: Page) {
  const close = toast(page).getByRole('button', { name: 'Close' });
  await expect(async () => {
    if (await close.isVisible()) await close.tap({ timeout: CLOSE_MS });
    await expect(close).toBeHidden({ timeout: CLOSE_MS });
  }).toPass();
}
