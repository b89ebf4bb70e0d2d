import { takeState } from '../../support/browser/browser-state.ts';
import { forbidLocation, lampwick, standAt } from '../../support/location.ts';
import { all, openPage, replacePage, type Scene, type Scenes, tap } from '../scene.ts';

/** Opens the app as a person who has just signed in. */
const begin: Scene = async (stage) => {
  const { state } = await stage.accountOf('newcomer');
  await takeState(stage.page, state);
  await openPage(stage, '/');
  await stage.page.getByRole('dialog').waitFor();
};

const allow = tap('Allow Location Access');

/**
 * Makes the browser answer requests for the position with this error, or not at all without one.
 */
const breakGeolocation =
  (code?: number): Scene =>
  ({ page }) =>
    page.evaluate((errorCode) => {
      navigator.geolocation.getCurrentPosition = (_found, onError) => {
        const kinds = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
        if (errorCode !== undefined) onError?.({ code: errorCode, message: '', ...kinds });
      };
    }, code);

/** Opens a page that runs `change` before the app starts. */
const openChanged =
  (change: () => void): Scene =>
  async (stage) => {
    const page = await replacePage(stage);
    await page.addInitScript(change);
    await begin(stage);
  };

/** The location dialog, with every answer of the browser. */
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
