import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { restProcedures } from '../../transport/rest/rest.ts';
import { buildTestApp, temporaryFolder } from '../app.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../../../scripts/tour/tour.ts');

/** The calls that other programs rely on; the tour makes each of them. */
const DOCUMENTED = [
  'admin.podcast.createEpisode',
  'admin.podcast.deleteEpisode',
  'admin.podcast.setHeader',
  'admin.podcast.updateEpisode',
  'admin.settings.setBreweriesBanner',
  'admin.settings.setEventsBanner',
  'admin.settings.setEventsHeader',
  'admin.settings.setLeaderboardHeader',
  'admin.settings.setPodcastBanner',
  'auth.completeProfile',
  'auth.sendCode',
  'auth.verifyCode',
  'breweries.byId',
  'breweries.list',
  'breweries.setBanner',
  'breweries.update',
  'checkins.create',
  'checkins.leaderboard',
  'checkins.status',
  'events.byId',
  'events.special.byId',
  'events.special.create',
  'events.special.delete',
  'events.special.list',
  'events.special.update',
  'events.weekly.byDay',
  'events.weekly.create',
  'events.weekly.delete',
  'events.weekly.list',
  'events.weekly.update',
  'finder.search',
  'podcast.episodes',
  'podcast.header',
  'settings.all',
  'uploads.create',
  'uploads.forBreweryBanner',
  'uploads.forBreweryHeader',
  'uploads.forEvent',
  'uploads.normalize',
  'users.badge',
  'users.byId',
  'users.delete',
  'users.ownedBreweries',
  'users.setBeerPreferences',
  'users.setProfileImage',
  'users.toggleFavorite',
  'users.update',
];

test('the tour makes every documented call with the documented status', async () => {
  const server = await buildTestApp({
    config: { mode: 'demo', adminEmails: ['admin@example.com'] },
    webRoot: await temporaryFolder(),
  });
  await seedDemo(server.deps.db, { now: server.deps.clock.now() });
  const url = await server.app.listen({ port: 0 });
  const { stdout } = await run(process.execPath, [script, url]);
  expect(stdout).toMatch(/ calls, 0 unexpected\n$/);

  const printed = stdout.split('\n').map((line) => line.split(/\s+/, 2).join(' '));
  const toured = restProcedures().filter(({ rest }) => {
    const path = rest.path.replace(/:\w+/g, '[^/]+');
    const call = new RegExp(`^${rest.method} /api${path}(\\?|$)`);
    return printed.some((line) => call.test(line));
  });
  expect(toured.map(({ path }) => path)).toEqual(expect.arrayContaining(DOCUMENTED));
});

test('the tour fails against a server with other responses', async () => {
  const server = await buildTestApp({ webRoot: await temporaryFolder() });
  const url = await server.app.listen({ port: 0 });
  await expect(run(process.execPath, [script, url])).rejects.toMatchObject({ code: 1 });
});
