import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/app.ts';
import { makeUser } from '../../../../testing/factories/user.ts';
import { signUp } from '../../../../testing/person.ts';
import { addBreweries, addTrail, visit } from '../../../../testing/trails.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let admin: SignedIn;
let id: string;
let brewery: Awaited<ReturnType<typeof addBreweries>>[number] | undefined;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  admin = await signUp(run, 'admin');
  [brewery] = await addBreweries(run, ['One']);
  ({ id } = await addTrail(run, brewery ? [brewery] : [], { name: 'Porches' }));
});

const path = () => `/api/trails/${id}/winners`;
const draw = (input: object = {}) =>
  admin.call('POST', path(), { winners: 1, prize: 'A weekend in Tulsa', seen: 0, ...input });
const listed = async () => (await admin.call('GET', `/api/admin/trails/${id}/winners`)).json();
const wonBy = async (person: SignedIn) =>
  (await person.call('GET', `/api/trails/${id}/progress`)).json().won;
const refusal = async (response: ReturnType<SignedIn['call']>) => {
  const { statusCode, ...rest } = await response;
  return [statusCode, rest.json().code, rest.json().message];
};

/** Adds people who finished the trail, and returns their ids. */
async function finishers(count: number, more: object = {}): Promise<string[]> {
  const users = Array.from({ length: count }, () => makeUser(more));
  const { db } = run.deps;
  await db.insertInto('users').values(users).execute();
  const completedAt = '2026-04-30T12:00:00.000Z';
  await db
    .insertInto('passport_completions')
    .values(users.map((user) => ({ userId: user.id, passportId: id, completedAt })))
    .execute();
  return users.map((user) => user.id);
}

test('a winner is listed with name and address, sees what they won, and is in the history', async () => {
  const [ada, bea] = [await signUp(run, 'ada'), await signUp(run, 'bea')];
  if (brewery) await visit(ada, brewery);
  expect([await wonBy(ada), await wonBy(bea)]).toEqual([null, null]);
  const drawn = (await draw()).json();
  const drawnAt = '2026-05-01T12:00:00.000Z';
  expect(drawn).toEqual({
    total: 1,
    winners: [
      {
        ...{ id: drawn.winners[0].id, userId: ada.userId, username: 'ada', name: 'ada' },
        ...{ email: 'ada@people.example', prize: 'A weekend in Tulsa', drawnAt },
      },
    ],
  });
  expect(await listed()).toEqual(drawn);
  expect(await wonBy(ada)).toEqual({ prize: 'A weekend in Tulsa', drawnAt });
  expect(await wonBy(bea)).toBeNull();
  const { entries } = (await admin.call('GET', '/api/admin/history')).json();
  expect(entries[0]).toMatchObject({
    ...{ verb: 'drawn', kind: 'prize', name: 'Porches', person: { username: 'ada' } },
    changes: [{ field: 'prize', before: null, after: 'A weekend in Tulsa' }],
  });
});

test('draws each person once, and fewer than wanted if there are no more', async () => {
  const people = await finishers(7);
  expect((await draw({ winners: 3 })).json().winners).toHaveLength(3);
  const all = (await draw({ winners: 50, seen: 3, prize: 'A hat' })).json();
  expect(all.total).toBe(7);
  const ids = all.winners.map(({ userId }: { userId: string }) => userId);
  expect(ids.toSorted()).toEqual(people.toSorted());
  expect(await refusal(draw({ seen: 7 }))).toEqual([
    409,
    'draw.nobody',
    'Nobody is left to draw among those who finished this trail.',
  ]);
});

test('two administrators at once, or a call that is sent again, draw nobody else', async () => {
  await finishers(20);
  const both = await Promise.all([draw({ winners: 4 }), draw({ winners: 4 })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await refusal(draw({ winners: 4 }))).toEqual([
    409,
    'draw.changed',
    'The list of winners changed meanwhile. Please look at it before you draw again.',
  ]);
  expect(await listed()).toMatchObject({ total: 4 });
});

test('draws neither suspended people nor deleted accounts', async () => {
  await finishers(5, { suspendedAt: '2026-04-30T13:00:00.000Z' });
  expect(await refusal(draw())).toEqual([
    409,
    'draw.nobody',
    'Nobody is left to draw among those who finished this trail.',
  ]);
  const [gone] = await finishers(1);
  expect((await draw({ winners: 9 })).json().total).toBe(1);
  await run.deps.db
    .deleteFrom('users')
    .where('id', '=', gone ?? '')
    .execute();
  expect(await listed()).toEqual({ winners: [], total: 0 });
});

test('a winner who was drawn by mistake is removed once, and can be drawn again', async () => {
  const ada = await signUp(run, 'ada');
  if (brewery) await visit(ada, brewery);
  const { winners } = (await draw()).json();
  const remove = () => admin.call('DELETE', `/api/trail-winners/${winners[0].id}`);
  expect((await remove()).json()).toEqual({ winners: [], total: 0 });
  expect(await wonBy(ada)).toBeNull();
  expect(await refusal(remove())).toEqual([
    404,
    'draw.notFound',
    'This winner was removed already.',
  ]);
  const { entries } = (await admin.call('GET', '/api/admin/history')).json();
  expect(entries[0]).toMatchObject({ verb: 'undone', kind: 'prize', person: { username: 'ada' } });
  expect((await draw({ prize: 'A hat' })).json().total).toBe(1);
  expect(await wonBy(ada)).toMatchObject({ prize: 'A hat' });
});

test.each([
  [{ winners: 0 }, 'Please enter a whole number from 1 to 50.'],
  [{ winners: 51 }, 'Please enter a whole number from 1 to 50.'],
  [{ prize: 'x'.repeat(121) }, 'Please use at most 120 characters.'],
  [{ prize: ' ' }, 'Required'],
])('refuses %j', async (input, sentence) => {
  await finishers(1);
  const { statusCode, ...rest } = await draw(input);
  expect([statusCode, rest.json().message]).toEqual([400, expect.stringContaining(sentence)]);
});

test('a trail that does not exist has no winners, and only administrators draw', async () => {
  const ada = await signUp(run, 'ada');
  const input = { winners: 1, prize: 'A hat', seen: 0 };
  expect((await ada.call('POST', path(), input)).statusCode).toBe(403);
  expect((await ada.call('GET', `/api/admin/trails/${id}/winners`)).statusCode).toBe(403);
  id = randomUUID();
  expect((await draw()).json().code).toBe('trail.notFound');
});
