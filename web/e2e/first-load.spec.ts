import { expect } from '@playwright/test';
import { memberTest } from './support/people.ts';

memberTest.use({ serviceWorkers: 'block' });

const screens = [
  ['/', 'Favorite'],
  ['/events', 'Upcoming Events'],
  ['/leaderboard', 'Bronze Hop'],
  ['/podcast', 'Latest Episodes'],
  ['/weekly-events/monday', 'Monday'],
] as const;

memberTest(
  'the page brings along what its screen begins with: nothing is asked again',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/trpc/')) asked.push(pathname);
    });
    for (const [path, heading] of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
    }
    expect(asked).toEqual([]);
  },
);
