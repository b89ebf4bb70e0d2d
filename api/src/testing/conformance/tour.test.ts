import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { restProcedures } from '../../transport/rest/rest.ts';
import { buildTestApp, temporaryFolder } from '../app.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../../../scripts/tour/tour.ts');

/** Calls that are not in the specification; the tour does not make them. */
const UNDOCUMENTED = [
  'admin.breweries.create',
  'admin.breweries.list',
  'admin.breweries.setClosed',
  'admin.breweries.setOwner',
  'admin.claims.decide',
  'admin.claims.list',
  'admin.history.list',
  'admin.invitations.create',
  'admin.invitations.list',
  'admin.invitations.resend',
  'admin.invitations.withdraw',
  'admin.people.endSessions',
  'admin.people.list',
  'admin.people.reinstate',
  'admin.people.suspend',
  'auth.becomeFirstAdministrator',
  'auth.logout',
  'auth.me',
  'auth.sessions.end',
  'auth.sessions.endAll',
  'auth.sessions.list',
  'auth.signInByLink',
  'beers.changed',
  'beers.create',
  'beers.delete',
  'beers.ofBrewery',
  'beers.onTap',
  'beers.update',
  'breweries.history',
  'breweries.notes',
  'breweries.setNotes',
  'breweries.setPin',
  'claims.create',
  'claims.mine',
  'claims.withdraw',
  'settings.map',
  'settings.registration',
  'users.closeLostBrewery',
  'users.favorites',
  'users.lostBreweries',
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

  const made = stdout.split('\n').map((line) => line.split(/\s+/, 2).join(' '));
  const missed = restProcedures().filter(({ rest }) => {
    const path = rest.path.replace(/:\w+/g, '[^/]+');
    const call = new RegExp(`^${rest.method} /api${path}(\\?|$)`);
    return !made.some((line) => call.test(line));
  });
  expect(missed.map(({ path }) => path).sort()).toEqual(UNDOCUMENTED);
});

test('the tour fails against a server with other responses', async () => {
  const server = await buildTestApp({ webRoot: await temporaryFolder() });
  const url = await server.app.listen({ port: 0 });
  await expect(run(process.execPath, [script, url])).rejects.toMatchObject({ code: 1 });
});
