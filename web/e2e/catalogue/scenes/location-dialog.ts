import type { Page } from '@playwright/test';
import { forbidLocation, lampwick, standAt } from '../../support/location.ts';
import { all, openPage, type Scene, type Scenes, tap } from '../scene.ts';

/** The person has been signed in just now. */
const begin: Scene = async (stage) => {
  await stage.context.setStorageState(stage.people.newcomer.state);
  await openPage(stage, '/');
  await stage.page.getByRole('dialog').waitFor();
};

const allow = tap('Allow Location Access');

/** From now on the browser answers a question for the position with this error, or not at all. */
const breakGeolocation =
  (code?: number): Scene =>
  ({ page }) =>
    page.evaluate((errorCode) => {
      navigator.geolocation.getCurrentPosition = (_found, onError) => {
        const kinds = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
        if (errorCode !== undefined) onError?.({ code: errorCode, message: '', ...kinds });
      };
    }, code);

/** A page that is changed before the app starts in it. */
const openChanged =
  (change: () => void): Scene =>
  async (stage) => {
    const page: Page = await stage.context.newPage();
    await page.addInitScript(change);
    await stage.page.close();
    stage.page = page;
    await begin(stage);
  };

/** The question for the location, and everything the browser may say to it. */
export const locationDialog: Scenes = {
  asking: begin,
  'position unavailable': all(breakGeolocation(2), allow),
  'position late': all(breakGeolocation(3), allow),
  waiting: all(breakGeolocation(), allow),
  'refused for another reason': all(begin, breakGeolocation(0), allow),
  'geolocation gone': all(
    begin,
    ({ page }) =>
      page.evaluate(() => void Reflect.deleteProperty(Navigator.prototype, 'geolocation')),
    allow,
  ),
  'refused by the person': all(begin, allow),
  denied: all(({ context }) => forbidLocation(context), begin),
  granted: all(({ context }) => standAt(context, lampwick.position), begin),
  'browser without geolocation': openChanged(() =>
    Reflect.deleteProperty(Navigator.prototype, 'geolocation'),
  ),
  'permission unknown': openChanged(() => {
    Permissions.prototype.query = () => Promise.reject(new Error('The browser forbids it.'));
  }),
};
