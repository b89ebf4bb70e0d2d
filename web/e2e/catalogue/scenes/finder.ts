import { forbidLocation } from '../../support/location.ts';
import { all, at, change, refuse, respond, type Scenes, tap } from '../scene.ts';

const find = tap('Find Delicious Beer');

/** The beer finder. */
export const finder: Scenes = {
  styles: all(({ context }) => forbidLocation(context), at('/beer-finder?styles=')),
  'no style': find,
  // The time that the search takes is shown.
  found: all(
    change('finder.search', (found: object) => ({ ...found, searchTime: 3 })),
    at('/beer-finder?styles=Stout'),
    find,
  ),
  'nothing found': all(
    respond('finder.search', { recommendations: [], totalFound: 0, searchTime: 3 }),
    at('/beer-finder?styles=Stout'),
    find,
  ),
  failing: all(refuse('finder.search'), at('/beer-finder?styles=Stout'), find),
  'no answer about the location': all(
    async ({ page }) => page.clock.install({ time: await page.evaluate(() => Date.now()) }),
    ({ page }) =>
      page.addInitScript(() => {
        navigator.geolocation.getCurrentPosition = () => {};
      }),
    at('/beer-finder?styles=Stout'),
    find,
    ({ page }) => page.clock.runFor(10_000),
  ),
};
