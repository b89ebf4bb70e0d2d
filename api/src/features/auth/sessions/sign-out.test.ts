import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { signUp } from '../../../testing/person.ts';

const EVERYTHING = '"cache", "storage"';

test.each([
  ['/api/auth/logout', '/api/auth/me'],
  ['/trpc/auth.logout', '/trpc/auth.me'],
])("clears the browser's data on signing out by %s", async (logout, me) => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  expect((await ada.call('GET', me)).headers['clear-site-data']).toBeUndefined();
  const response = await ada.call('POST', logout, {});
  expect([response.statusCode, response.headers['clear-site-data']]).toEqual([200, EVERYTHING]);
});

test("clears the browser's data after deleting an account, not after a refused deletion", async () => {
  const run = await buildTestApp();
  const [ada, ben] = [await signUp(run, 'ada'), await signUp(run, 'ben')];
  const refused = await ada.call('DELETE', `/api/users/${ben.userId}`);
  expect([refused.statusCode, refused.headers['clear-site-data']]).toEqual([403, undefined]);
  const rest = await ada.call('DELETE', `/api/users/${ada.userId}`);
  expect(rest.headers['clear-site-data']).toBe(EVERYTHING);
  const rpc = await ben.call('POST', '/trpc/users.delete', { id: ben.userId });
  expect([rpc.statusCode, rpc.headers['clear-site-data']]).toEqual([200, EVERYTHING]);
});

test("clears the browser's data after signing out everywhere or ending the own session", async () => {
  const run = await buildTestApp();
  const [ada, ben] = [await signUp(run, 'ada'), await signUp(run, 'ben')];
  const everywhere = await ada.call('DELETE', '/api/auth/sessions', {});
  expect(everywhere.headers['clear-site-data']).toBe(EVERYTHING);
  const [own] = (await ben.call('GET', '/api/auth/sessions')).json();
  const ended = await ben.call('POST', '/trpc/auth.sessions.end', { id: own.id });
  expect([ended.statusCode, ended.headers['clear-site-data']]).toEqual([200, EVERYTHING]);
});
