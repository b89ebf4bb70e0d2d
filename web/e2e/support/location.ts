import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The demo's brewery in the middle of Oklahoma City. */
export const lampwick = {
  name: 'Lampwick Brewing Co.',
  position: { latitude: 35.4676, longitude: -97.5164, accuracy: 12 },
};
/** About 700 m east of it. */
export const aFewStreetsAway = { latitude: 35.4676, longitude: -97.5087, accuracy: 12 };
export const berlin = { latitude: 52.52, longitude: 13.405, accuracy: 12 };

/** A position on Earth, in degrees, and how exact it is, in metres. */
export type Place = typeof berlin;

/** The phone is at a place, and its owner lets the app know. */
export async function standAt(context: BrowserContext, place: Place) {
  await context.setGeolocation(place);
  await context.grantPermissions(['geolocation']);
}

/** The browser's settings forbid the location: what is not among the granted ones is denied. */
export async function forbidLocation(context: BrowserContext) {
  await context.clearPermissions();
  await context.grantPermissions(['notifications']);
}

/** Closes the dialog that opens a second after a sign-in while the browser allows the location. */
export async function closeLocationDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Location Access Granted' });
  await expect(dialog).toContainText('Your location is only used for check-in verification');
  await dialog.getByRole('button', { name: 'Continue' }).tap();
  await expect(dialog).toBeHidden();
}
