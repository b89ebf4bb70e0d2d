import { expect, type Page } from '@playwright/test';

/** Returns the sheet that stays after a check-in's celebration. */
export function checkinSheet(page: Page) {
  return page.getByRole('dialog', { name: 'In your logbook' });
}

/** Waits for the sheet after a check-in and closes it. */
export async function putAwayCheckinSheet(page: Page) {
  await checkinSheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(checkinSheet(page)).toBeHidden();
}
