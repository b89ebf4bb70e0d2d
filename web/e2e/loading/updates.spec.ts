import { expect } from '@playwright/test';
import { adminTest } from '../support/people.ts';
import { startUpgradedServer } from '../support/upgraded-server.ts';

adminTest.use({ serviceWorkers: 'allow', ownContext: true });

adminTest(
  'an app that calls a removed procedure offers the new version',
  { tag: '@core' },
  async ({ page, server }) => {
    const upgraded = await startUpgradedServer(server);
    await page.goto(`${upgraded.url}/admin/claims`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 120_000,
    });
    const notice = page.getByText('A new version of Hoptrail is ready.');
    await page.getByRole('button', { name: 'Maybe Later' }).tap();

    upgraded.upgrade('admin.people.list');
    const sections = page.getByRole('navigation', { name: 'Administration' });
    await sections.getByRole('link', { name: 'People' }).tap();
    await expect(page.getByRole('alert')).toContainText('The people did not load');
    await expect(notice).toBeVisible();

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update' }).tap();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();
    await expect(notice).toBeHidden();
    await upgraded.stop();
  },
);
