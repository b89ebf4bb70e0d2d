import type { Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';
import { expect } from '@playwright/test';
import { savesData } from '../support/browser/saves-data.ts';
import { memberTest, ownerTest } from '../support/people.ts';

memberTest.use({ serviceWorkers: 'block', ownContext: true });
ownerTest.use({ serviceWorkers: 'block', ownContext: true });

const opened = [
  ['/', 'Favorite'],
  ['/events', 'Upcoming Events'],
  ['/leaderboard', 'Bronze Hop'],
  ['/podcast', 'Latest Episodes'],
  ['/weekly-events/monday', 'Monday'],
] as const;

/** What the profile fetches once the app runs, for what is further down. */
const { later: furtherDown = [] }: Screen = screens['/'];

memberTest(
  'a page contains the data that its screen starts with and fetches nothing again',
  { tag: '@core' },
  async ({ page }) => {
    await savesData(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      const [, names] = /\/trpc\/([^?]+)/.exec(request.url()) ?? [];
      if (names) requests.push(...names.split(','));
    });
    for (const [path, heading] of opened) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const later = path === '/' ? furtherDown : [];
      await expect.poll(() => requests.toSorted()).toEqual(later.toSorted());
      requests.length = 0;
    }
  },
);

memberTest(
  'no script of the app is requested before the styles of the first paint are loaded',
  async ({ page }) => {
    await page.goto('/leaderboard');
    await expect(page.getByText('marisol').first()).toBeVisible();
    const { styledAt, requestedAt } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const styles = files.filter(({ name }) => name.endsWith('.css'));
      const app = files.filter(({ name }) => /\/(react|router|start|leaderboard)-/.test(name));
      return {
        styledAt: styles.map(({ responseEnd }) => responseEnd),
        requestedAt: app.map(({ startTime }) => startTime),
      };
    });
    expect(styledAt).toHaveLength(1);
    expect(requestedAt).toHaveLength(4);
    expect(Math.min(...requestedAt)).toBeGreaterThan(Math.max(...styledAt));
  },
);

memberTest('a member sees that the app did not load, and tries again', async ({ page }) => {
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/leaderboard');
  await expect(page.getByRole('alert')).toContainText('Hoptrail could not be loaded');
  await page.unroute('**/assets/start-*.js');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByText('marisol').first()).toBeVisible();
});

ownerTest('a page with forms does not violate its content security policy', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('report', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      Reflect.get(window, 'report')(violatedDirective),
    );
  });
  await page.goto('/brewery-owner-dashboard');
  await page.getByRole('button', { name: 'Add Weekly Event' }).tap();
  await page.getByRole('button', { name: 'Create Event' }).tap();
  await expect(page.getByLabel('Event Title')).toBeFocused();
  await expect(page.getByLabel('Event Title')).toHaveAccessibleDescription(/./);
  expect(violations).toEqual([]);
});
