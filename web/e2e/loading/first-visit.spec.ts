import { expect, type Page } from '@playwright/test';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest } from '../support/people.ts';
import { emailField, expectProfile } from '../support/sign-in.ts';

const tabs = [
  ['Breweries', /breweries/i],
  ['Podcast', /podcast/i],
  ['Events', /events/i],
  ['Finder', /finder/i],
] as const;

memberTest.describe('before the service worker is there', () => {
  memberTest.use({ serviceWorkers: 'block', ownContext: true });

  memberTest('a tap on a tab when offline shows an error page', async ({ page, context }) => {
    await page.goto('/');
    await expectProfile(page);
    const documents = countDocuments(page);
    await context.setOffline(true);
    for (const [name] of tabs) {
      await tab(page, name).tap();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This page did not open');
      await expect(alert).toContainText('this part of the app is not on this device yet');
      await alert.getByRole('button', { name: 'Try again' }).tap();
      await expect(alert).toContainText('Hoptrail cannot be reached.');
      await expect(tab(page, 'Profile')).toBeVisible();
    }
    expect(documents()).toBe(0);

    await context.setOffline(false);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByRole('heading', { name: 'Beer Styles' })).toBeVisible();
  });

  memberTest('a tab that did not open opens when online again', async ({ page, context }) => {
    await page.goto('/');
    await expectProfile(page);
    await context.setOffline(true);
    await tab(page, 'Podcast').tap();
    await expect(page.getByRole('alert')).toContainText('This page did not open');
    await context.setOffline(false);
    const documents = countDocuments(page);
    await tab(page, 'Profile').tap();
    await expectProfile(page);
    await tab(page, 'Podcast').tap();
    await expect(page.getByRole('heading', { name: 'Latest Episodes' })).toBeVisible();
    expect(documents()).toBe(0);
  });

  memberTest('a dialog that does not load leaves the page in place', async ({ page, context }) => {
    await page.goto('/');
    await expectProfile(page);
    // Otherwise the logbook does not load either, and has an alert of its own.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Edit Profile' }).tap();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This part did not load.');
    await expect(page.getByRole('heading', { name: 'Favorite Breweries' })).toBeVisible();
    await alert.getByRole('button', { name: 'Try again' }).tap();
    await expect(alert).toContainText('Hoptrail cannot be reached.');
    await expect(page.getByRole('heading', { name: 'Favorite Breweries' })).toBeVisible();
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  });

  memberTest('a refusal by the server is not called offline', async ({ page, context }) => {
    await page.goto('/');
    await expectProfile(page);
    await context.route('**/assets/**', (route) => route.fulfill({ status: 503, body: 'No' }));
    await context.route('**/podcast', (route) => route.fulfill({ status: 502, body: 'No' }));
    await tab(page, 'Podcast').tap();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page did not open');
    await alert.getByRole('button', { name: 'Try again' }).tap();
    await expect(alert).toContainText('Something went wrong. Please try again.');
    await context.unroute('**/assets/**');
    await context.unroute('**/podcast');
    await alert.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByRole('heading', { name: 'Latest Episodes' })).toBeVisible();
  });
});

memberTest.describe('with the service worker', () => {
  memberTest.use({ serviceWorkers: 'allow' });

  memberTest('the deleted stored user is restored from the session', async ({ page, member }) => {
    await page.goto('/');
    await expectProfile(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => localStorage.clear());
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto('/leaderboard');
    // The location dialog may lie over it: with the rest it was lost that it was answered.
    const heading = page.getByRole('heading', { name: 'Leaderboard', includeHidden: true });
    await expect(heading).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('user')))
      .toContain(member.email);
    expect(seen).not.toContain('/welcome');
  });

  memberTest(
    'a visitor without a session gets the welcome page after one call',
    async ({ page, context }) => {
      await page.goto('/');
      await expectProfile(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      const requests: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/trpc/')) requests.push(pathname);
      });
      await page.goto('/leaderboard');
      await expect(emailField(page)).toBeVisible();
      expect(requests.filter((path) => path.includes('auth.me'))).toHaveLength(1);
    },
  );
});

memberTest.describe('while the service worker is installed', () => {
  memberTest.use({ serviceWorkers: 'allow', ownContext: true });

  memberTest(
    'every tab opens offline after the first visit',
    { tag: '@core' },
    async ({ page, context }) => {
      await standAt(context, lampwick.position);
      await page.addInitScript(() => {
        const worker = navigator.serviceWorker;
        const register = worker.register.bind(worker);
        worker.register = (...args) => {
          const hasShell = document.querySelector('#root > [inert]') !== null;
          Reflect.set(window, 'registered', { page: document.readyState, hasShell });
          return register(...args);
        };
      });
      await page.goto('/');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      // The app for later does not compete with the screen for now.
      const registered = await page.evaluate(() => Reflect.get(window, 'registered'));
      expect(registered).toEqual({ page: 'complete', hasShell: false });

      const documents = countDocuments(page);
      await context.setOffline(true);
      for (const [name, title] of tabs) {
        await tab(page, name).tap();
        await expect(page).toHaveTitle(title);
        await expect(page.getByText('This page did not open')).toHaveCount(0);
      }
      expect(documents()).toBe(0);
      await page.reload();
      await expect(page).toHaveTitle(/finder/i);
    },
  );
});

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Counts the requests for documents from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}
