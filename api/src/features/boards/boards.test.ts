import {
  BOARD_CODE_MS,
  BOARD_CODE_PAUSE_MS,
  BOARD_CODE_TRIES,
  BOARD_SILENT_MS,
  BOARDS_OPENED_PER_HOUR,
  BOARDS_PER_BREWERY,
  HOUR_MS,
} from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { Person, signUp } from '../../testing/person.ts';
import { deleteEndedBoardCodes } from './boards.repo.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let owner: SignedIn;
let brewery: NewBrewery;
let path: string;

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'olga');
  brewery = await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId });
  path = `/api/breweries/${brewery.id}/boards`;
});

const connect = async (television: Person) =>
  (await television.call('POST', '/api/boards/connection')).json();
const pair = (code: string, by: Person = owner, name = 'Bar') =>
  by.call('POST', path, { code, name });
const list = async () => (await owner.call('GET', path)).json();

test('a television shows digits, is connected by them, and shows digits again when it is ended', async () => {
  const television = new Person(run.app);
  const opened = await connect(television);
  expect(opened).toEqual({
    breweryId: null,
    code: expect.stringMatching(/^\d{6}$/),
    codeSeconds: 300,
  });
  const paired = await pair(`${opened.code.slice(0, 3)} ${opened.code.slice(3)}`);
  expect([paired.statusCode, paired.json()]).toEqual([
    200,
    {
      id: expect.any(String),
      name: 'Bar',
      pairedAt: '2026-05-01T12:00:00.000Z',
      lastSeenAt: null,
      isSilent: false,
    },
  ]);
  // The call is sent again after its response was lost.
  expect((await pair(opened.code)).json()).toEqual(paired.json());
  const shown = { breweryId: brewery.id, code: null, codeSeconds: null };
  expect(await connect(television)).toEqual(shown);
  run.passTime(BOARD_CODE_MS + HOUR_MS);
  await deleteEndedBoardCodes(run.deps.db, run.deps.clock.now().toISOString());
  expect(await connect(television)).toEqual(shown);

  const { id } = paired.json();
  expect((await owner.call('DELETE', `/api/boards/${id}`)).json()).toEqual({
    ...{ message: 'Board ended', change: expect.any(Number) },
  });
  const again = await owner.call('DELETE', `/api/boards/${id}`);
  expect([again.statusCode, again.json()]).toEqual([
    404,
    { code: 'board.notFound', message: 'This board is not connected any more.' },
  ]);
  const afterwards = await connect(television);
  expect(afterwards.code).toMatch(/^\d{6}$/);
  const { entries } = (await owner.call('GET', `/api/breweries/${brewery.id}/history`)).json();
  expect(entries.map(({ kind, verb, name }: Record<string, string>) => [kind, verb, name])).toEqual(
    [
      ['board', 'deleted', 'Bar'],
      ['board', 'created', 'Bar'],
    ],
  );
});

test('the end of a board is undone: its television shows the menu again', async () => {
  const television = new Person(run.app);
  const { id } = (await pair((await connect(television)).code)).json();
  const end = async () => (await owner.call('DELETE', `/api/boards/${id}`)).json().change;
  const undo = async (seq: number, by: Person = owner) =>
    await by.call('POST', '/api/history/undo', { seq });
  const first = await end();
  await connect(television);
  expect(await list()).toEqual([]);
  expect((await undo(first, await signUp(run, 'sam'))).statusCode).toBe(403);
  expect((await undo(first)).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ id, name: 'Bar', isSilent: false }]);
  expect(await connect(television)).toMatchObject({ breweryId: brewery.id });
  expect((await undo(first)).json()).toMatchObject({ code: 'history.undone' });

  // A television that shows another menu meanwhile stays there.
  const second = await end();
  const other = await addBrewery(run, { name: 'Lamp Oil', ownerId: owner.userId });
  const { code } = await connect(television);
  const paired = await owner.call('POST', `/api/breweries/${other.id}/boards`, {
    code,
    name: 'Bar',
  });
  expect(paired.statusCode).toBe(200);
  const refused = await undo(second);
  expect([refused.statusCode, refused.json()]).toEqual([
    404,
    {
      code: 'board.notFound',
      message: 'The television is off or shows another menu. Please add it again by its digits.',
    },
  ]);
  expect(await connect(television)).toMatchObject({ breweryId: other.id });
});

test('a television that is off when its board is ended is forgotten', async () => {
  const television = new Person(run.app);
  const { id } = (await pair((await connect(television)).code)).json();
  await owner.call('DELETE', `/api/boards/${id}`);
  run.passTime(BOARD_CODE_MS + 1);
  await deleteEndedBoardCodes(run.deps.db, run.deps.clock.now().toISOString());
  expect(await run.deps.db.selectFrom('brewery_boards').select('id').execute()).toEqual([]);
  expect((await connect(television)).code).toMatch(/^\d{6}$/);
});

test('digits live for five minutes, stay the same meanwhile, and are then others', async () => {
  const television = new Person(run.app);
  const first = await connect(television);
  run.passTime(BOARD_CODE_MS - 1);
  expect(await connect(television)).toEqual({ ...first, codeSeconds: 1 });
  run.passTime(1);
  expect((await pair(first.code)).json()).toMatchObject({ code: 'board.wrongCode' });
  const second = await connect(television);
  expect(second.codeSeconds).toBe(300);
  expect((await pair(second.code)).statusCode).toBe(200);
});

test('the token is in no response and not in the database', async () => {
  const television = new Person(run.app);
  const response = await television.call('POST', '/api/boards/connection');
  const token = television.cookies.get('hoptrail-board') ?? '';
  expect(token.length).toBeGreaterThan(40);
  expect(response.body).not.toContain(token);
  expect(String(response.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/);
  const rows = await run.deps.db.selectFrom('brewery_boards').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('digits that are tried by the hundred are refused, the right ones too', async () => {
  const television = new Person(run.app);
  const { code } = await connect(television);
  const others = Array.from({ length: 120 }, (_, nth) =>
    String((Number(code) + nth + 1) % 1_000_000).padStart(6, '0'),
  );
  const statuses: number[] = [];
  for (const digits of others) statuses.push((await pair(digits)).statusCode);
  expect(statuses.filter((status) => status === 404)).toHaveLength(BOARD_CODE_TRIES);
  const refused = await pair(code);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      code: 'board.limit',
      message: 'Too many wrong digits. Please try again in 15 minutes.',
    },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(BOARD_CODE_PAUSE_MS / 1000);
  const staff = await signUp(run, 'sam');
  await owner.call('POST', `/api/breweries/${brewery.id}/staff`, { person: 'sam' });
  expect((await pair(code, staff)).statusCode).toBe(200);
});

test('televisions that one client opens by the hundred are refused', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < BOARDS_OPENED_PER_HOUR + 3; nth += 1) {
    const response = await new Person(run.app).call('POST', '/api/boards/connection');
    statuses.push(response.statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  run.passTime(BOARD_CODE_MS + 1);
  await deleteEndedBoardCodes(run.deps.db, run.deps.clock.now().toISOString());
  expect(await run.deps.db.selectFrom('brewery_boards').select('id').execute()).toEqual([]);
});

test('a brewery has ten boards, also if eleven are connected at once', async () => {
  const codes = await Promise.all(
    Array.from({ length: BOARDS_PER_BREWERY + 1 }, async () => {
      return (await connect(new Person(run.app))).code;
    }),
  );
  const responses = await Promise.all(codes.map((code, nth) => pair(code, owner, `Board ${nth}`)));
  const refused = responses.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((response) => response.json())).toEqual([
    {
      code: 'board.tooMany',
      message: 'A brewery has ten boards at most. Please end one first.',
    },
  ]);
  expect(await list()).toHaveLength(BOARDS_PER_BREWERY);
});

test('a television belongs to the brewery that connected it first', async () => {
  const rival = await signUp(run, 'rita');
  const other = await addBrewery(run, { name: 'Other', ownerId: rival.userId });
  const { code } = await connect(new Person(run.app));
  expect((await pair(code)).statusCode).toBe(200);
  const taken = await rival.call('POST', `/api/breweries/${other.id}/boards`, {
    ...{ code, name: 'Mine' },
  });
  expect(taken.json().code).toBe('board.wrongCode');
  const [{ id }] = await list();
  expect((await rival.call('DELETE', `/api/boards/${id}`)).json().code).toBe('auth.forbidden');
});

test('a board that is not seen for minutes is silent', async () => {
  const television = new Person(run.app);
  await pair((await connect(television)).code);
  await connect(television);
  expect(await list()).toMatchObject([{ lastSeenAt: '2026-05-01T12:00:00.000Z', isSilent: false }]);
  run.passTime(BOARD_SILENT_MS + 1);
  expect(await list()).toMatchObject([{ isSilent: true }]);
  await connect(television);
  expect(await list()).toMatchObject([{ isSilent: false }]);
});

test.each([
  ['12345', 'Please type the six digits that the television shows.'],
  ['abcdef', 'Please type the six digits that the television shows.'],
])('refuses the digits %s with a sentence', async (code, message) => {
  const refused = await pair(code);
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringContaining(message),
  ]);
});

test('a closed brewery gets no board, and its menu says that it is closed', async () => {
  const closedAt = '2026-05-01T11:00:00.000Z';
  await run.deps.db.updateTable('breweries').set({ closedAt }).execute();
  const { code } = await connect(new Person(run.app));
  expect((await pair(code)).json().code).toBe('brewery.closed');
  const menu = await owner.call('GET', `/api/breweries/${brewery.id}/menu`);
  expect(menu.json().brewery).toMatchObject({ name: 'Porch Light', closedAt });
});
