import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { signUp } from '../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let boss: SignedIn;
let olga: SignedIn;
let bea: SignedIn;
let ids: { porch: string; attic: string; cellar: string };

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  [boss, olga, bea] = [
    await signUp(run, 'boss'),
    await signUp(run, 'olga'),
    await signUp(run, 'bea'),
  ];
  const [porch, attic, cellar] = [
    await addBrewery(run, { name: 'Porch Light', ownerId: olga.userId }),
    await addBrewery(run, { name: 'Attic Ales', city: 'Tulsa' }),
    await addBrewery(run, { name: 'Cellar Door' }),
  ];
  ids = { porch: String(porch.id), attic: String(attic.id), cellar: String(cellar.id) };
  await add(ids.porch, 'bea', 'owner');
  await add(ids.attic, 'bea', 'staff');
});

const add = (breweryId: string, person: string, role: string) =>
  boss.call('POST', `/api/breweries/${breweryId}/staff`, { person, role });
const read = async (path: string) => (await boss.call('GET', `/api/admin/${path}`)).json();
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);
const usernamesOf = (rows: { username: string }[]) => rows.map(({ username }) => username);

test('lists the owners of each brewery with their addresses, the longest one first', async () => {
  const { breweries } = await read('breweries');
  expect(breweries).toMatchObject([
    { name: 'Attic Ales', owners: [] },
    { name: 'Cellar Door', owners: [] },
    {
      name: 'Porch Light',
      owners: [
        { id: olga.userId, username: 'olga', email: olga.email },
        { id: bea.userId, username: 'bea', email: bea.email },
      ],
    },
  ]);
  await boss.call('DELETE', `/api/breweries/${ids.porch}/staff/${olga.userId}`);
  const [porch] = (await read('breweries?q=porch')).breweries;
  expect(usernamesOf(porch.owners)).toEqual(['bea']);
});

test('lists only breweries with an owner, or only those without', async () => {
  const some = await read('breweries?owner=some');
  expect([some.total, ...namesOf(some.breweries)]).toEqual([1, 'Porch Light']);
  const none = await read('breweries?owner=none&limit=1');
  expect([none.total, ...namesOf(none.breweries)]).toEqual([2, 'Attic Ales']);
  await boss.call('PUT', `/api/breweries/${ids.porch}/owner`, { email: null });
  expect((await read('breweries?owner=some')).total).toBe(0);
});

test('lists what a person owns first, and then where they are on the staff', async () => {
  await add(ids.cellar, 'bea', 'owner');
  const [person] = (await read('people?q=bea@people')).people;
  expect(person.breweries).toEqual([
    { id: ids.cellar, name: 'Cellar Door', role: 'owner' },
    { id: ids.porch, name: 'Porch Light', role: 'owner' },
    { id: ids.attic, name: 'Attic Ales', role: 'staff' },
  ]);
  await boss.call('DELETE', `/api/breweries/${ids.attic}/staff/${bea.userId}`);
  const [after] = (await read('people?q=bea@people')).people;
  expect(namesOf(after.breweries)).toEqual(['Cellar Door', 'Porch Light']);
});

test('finds people by the name and the town of their brewery', async () => {
  const found = async (q: string) =>
    usernamesOf((await read(`people?q=${encodeURIComponent(q)}`)).people).toSorted();
  expect(await found('porch LIGHT')).toEqual(['bea', 'olga']);
  expect(await found('Áttic')).toEqual(['bea']);
  expect(await found('tulsa')).toEqual(['bea']);
  expect(await found('cellar')).toEqual([]);
});

test('names the breweries and the roles that an invitation is for', async () => {
  const email = 'guest@elsewhere.example';
  for (const [id, role] of [
    [ids.porch, 'staff'],
    [ids.attic, 'owner'],
  ] as const) {
    const invited = await boss.call('POST', `/api/breweries/${id}/invitations`, { email, role });
    expect(invited.statusCode, invited.body).toBe(200);
  }
  await boss.call('POST', '/api/admin/invitations', { email: 'alone@elsewhere.example' });
  const { invitations } = await read('invitations');
  const byEmail = Object.fromEntries(
    invitations.map((one: { email: string; breweries: unknown }) => [one.email, one.breweries]),
  );
  expect(byEmail).toEqual({
    'alone@elsewhere.example': [],
    [email]: [
      { id: ids.attic, name: 'Attic Ales', role: 'owner' },
      { id: ids.porch, name: 'Porch Light', role: 'staff' },
    ],
  });
});
