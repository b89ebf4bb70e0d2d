import { expect, test } from 'vitest';
import { installedApp } from './installed-app.ts';

test('the installed app turns with the phone', () => {
  expect(installedApp.manifest).toMatchObject({ display: 'standalone' });
  expect(installedApp.manifest).not.toHaveProperty('orientation');
});
