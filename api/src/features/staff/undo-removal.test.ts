import { LEAVE_UNDO_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { type Person, signUp } from '../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let boss: SignedIn;
let olga: SignedIn;
let bea: SignedIn;
let path: string;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  [boss, olga, bea] = [
    await signUp(run, 'boss'),
    await signUp(run, 'olga'),
    await signUp(run, 'bea'),
  ];
  const { id } = await addBrewery(run, { name: 'Porch Light', ownerId: olga.userId });
  path = `/api/breweries/${id}`;
});

const add = (role: string, person = 'bea', by = olga) =>
  by.call('POST', `${path}/staff`, { person, role });
const remove = async (person: SignedIn, by = olga) =>
  (await by.call('DELETE', `${path}/staff/${person.userId}`)).json();
const undo = (seq: number, by: Person = olga) => by.call('POST', '/api/history/undo', { seq });
const team = async () => (await boss.call('GET', `${path}/team`)).json();
const viewer = async (person: SignedIn) => (await person.call('GET', path)).json().viewer;

test('a removed person is on the staff again, since the same day, and is told', async () => {
  await add('staff');
  const before = (await team()).staff;
  run.passTime(60_000);
  const { change } = await remove(bea);
  expect(await viewer(bea)).toEqual({ canEdit: false, isStaff: false });
  const both = await Promise.all([undo(change), undo(change)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await team()).staff).toEqual(before);
  expect(await viewer(bea)).toEqual({ canEdit: false, isStaff: true });
  expect(run.mailbox.at(-1)).toMatchObject({
    to: bea.email,
    subject: 'You are on the staff of Porch Light on Hoptrail',
  });
  const { entries } = (await olga.call('GET', `${path}/history`)).json();
  expect(entries.slice(0, 2)).toMatchObject([
    { kind: 'staff', verb: 'created', person: { username: 'bea' } },
    { kind: 'staff', verb: 'deleted', canUndo: false, isUndone: true },
  ]);
});

test('a removed owner owns the brewery again, and is the first owner if they were', async () => {
  await boss.call('PUT', `${path}/owner`, { email: olga.email });
  run.passTime(60_000);
  await add('owner');
  const before = (await team()).owners;
  run.passTime(60_000);
  const { change } = await remove(olga, bea);
  expect((await boss.call('GET', path)).json().ownerId).toBe(bea.userId);
  expect((await undo(change, bea)).json()).toEqual({ message: 'Undone' });
  expect(await team()).toMatchObject({ owners: before });
  expect((await boss.call('GET', path)).json().ownerId).toBe(olga.userId);
  expect(await viewer(olga)).toEqual({ canEdit: true, isStaff: false });
  expect((await undo(change, bea)).json().code).toBe('history.undone');
});

test('other owners who came or went since are no conflict', async () => {
  await signUp(run, 'cat');
  await add('owner');
  const { change } = await remove(bea);
  await add('owner', 'cat');
  expect((await undo(change)).statusCode).toBe(200);
  const names = (await team()).owners.map(({ username }: { username: string }) => username);
  expect(names.toSorted()).toEqual(['bea', 'cat', 'olga']);
});

test('a person who came back meanwhile is not added twice', async () => {
  await add('staff');
  const { change } = await remove(bea);
  await add('staff');
  expect((await undo(change)).json().code).toBe('staff.exists');
  expect((await team()).staff).toHaveLength(1);
});

test.each(['staff', 'owner'])('who leaves as %s undoes it at once, but not later', async (role) => {
  await add(role);
  const before = await team();
  const mails = run.mailbox.length;
  run.passTime(60_000);
  const { change } = await remove(bea, bea);
  expect((await undo(change, olga)).json().code).toBe('auth.forbidden');
  expect((await undo(change, bea)).json()).toEqual({ message: 'Undone' });
  expect(await team()).toEqual(before);
  expect(run.mailbox).toHaveLength(mails);
  const again = await remove(bea, bea);
  run.passTime(LEAVE_UNDO_MS + 1);
  const late = (await undo(again.change, bea)).json();
  expect([late.code, late.message]).toEqual([
    'history.cannotUndo',
    'You left too long ago to undo it. An owner of the brewery can add you again.',
  ]);
  expect(await viewer(bea)).toEqual({ canEdit: false, isStaff: false });
  expect((await undo(again.change, boss)).statusCode).toBe(200);
});

test('who was removed after leaving and coming back does not come back by the old undo', async () => {
  await add('staff');
  const { change } = await remove(bea, bea);
  await undo(change, bea);
  await remove(bea);
  expect((await undo(change, bea)).json().code).toBe('history.undone');
  expect((await team()).staff).toEqual([]);
});

test('who lost the brewery undoes no removal', async () => {
  await add('staff');
  const { change } = await remove(bea);
  await boss.call('PUT', `${path}/owner`, { email: null });
  expect((await undo(change)).json().code).toBe('brewery.lost');
  expect((await team()).staff).toEqual([]);
});

test('an owner who became staff meanwhile undoes no removal', async () => {
  await add('owner');
  const { change } = await remove(olga, bea);
  await boss.call('PUT', `${path}/owner`, { email: olga.email });
  await add('staff');
  expect((await undo(change, bea)).json().code).toBe('brewery.ownersOnly');
});

test('a deleted account cannot come back, with a sentence', async () => {
  await add('owner');
  const removed = await remove(bea);
  await bea.call('DELETE', `/api/users/${bea.userId}`);
  const refused = await undo(removed.change);
  expect([refused.statusCode, refused.json().message]).toEqual([404, expect.any(String)]);
  expect(
    JSON.stringify(await run.deps.db.selectFrom('undoable_changes').selectAll().execute()),
  ).not.toContain(bea.userId);
});
