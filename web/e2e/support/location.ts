import { type BrowserContext, expect, type Page } from '@playwright/test';

/** A brewery of the demo, in Oklahoma City. */
export const lampwick = {
  name: 'Lampwick Brewing Co.',
  position: { latitude: 35.4676, longitude: -97.5164, accuracy: 12 },
};
/** About 700 m east of it. */
export const aFewStreetsAway = { latitude: 35.4676, longitude: -97.5087, accuracy: 12 };
/** Some 230 miles from the nearest brewery of the demo with a stout. */
export const panhandle = { latitude: 36, longitude: -102, accuracy: 12 };
export const berlin = { latitude: 52.52, longitude: 13.405, accuracy: 12 };

/** A position in degrees, with its accuracy in metres. */
export type Place = typeof berlin;

/** Sets the phone's position and allows the app to read it. */
export async function standAt(context: BrowserContext, place: Place) {
  await context.addInitScript(datePositions);
  await context.setGeolocation(place);
  await context.grantPermissions(['geolocation']);
}

/** Dates positions like a phone: Chromium dates those of a test by when the test set them. */
function datePositions() {
  const { geolocation } = navigator;
  if (!geolocation) return;
  for (const name of ['getCurrentPosition', 'watchPosition'] as const) {
    const request = geolocation[name].bind(geolocation);
    geolocation[name] = (onFound: PositionCallback, ...others: [PositionErrorCallback?, object?]) =>
      Number(
        request(
          ({ coords }) => {
            const timestamp = Date.now();
            onFound({ coords, timestamp, toJSON: () => ({ coords, timestamp }) });
          },
          ...others,
        ),
      );
  }
}

/** Denies the location: the browser denies every permission that is not granted explicitly. */
export async function forbidLocation(context: BrowserContext) {
  await context.clearPermissions();
  await context.grantPermissions(['notifications']);
}

/**
 * Closes the dialog that opens a second after sign-in and hides the page from `getByRole`.
 * @param answer its button: `Continue` if the browser allows the location
 */
export async function closeLocationDialog(
  page: Page,
  answer: 'Continue' | 'Maybe Later' = 'Continue',
) {
  const title = answer === 'Continue' ? 'Location Access Granted' : 'Enable Location Access';
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText('Your location is only used for check-in verification');
  await dialog.getByRole('button', { name: answer, exact: true }).tap();
  await expect(dialog).toBeHidden();
}
