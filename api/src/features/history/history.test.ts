import { expect, test } from 'vitest';
import { write } from '../../db/write.ts';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { giveBrewery } from '../breweries/shared/give-brewery.ts';

const ADMIN = 'admin@people.example';

async function begin() {
  const run = await buildTestApp({ config: { adminEmails: [ADMIN] } });
  const admin = await signUp(run, 'admin');
  const owner = await signUp(run, 'keeper');
  const brewery = await addBrewery(run, { name: 'Porch Light Brewing', hours: 'Daily 3 pm' });
  const give = { email: owner.email };
  await admin.call('PUT', `/api/breweries/${brewery.id}/owner`, give);
  return { run, admin, owner, brewery };
}

async function entriesOf(reader: Person, query = '') {
  return (await reader.call('GET', `/api/admin/history${query}`)).json().entries;
}

test('records who changed which field from which value to which', async () => {
  const { run, admin, owner, brewery } = await begin();
  run.passTime(60_000);
  const path = `/api/breweries/${brewery.id}`;
  const changes = { hours: 'Daily 4 pm', socialLinks: { website: 'https://porch.example' } };
  expect((await owner.call('PUT', path, changes)).statusCode).toBe(200);

  const [edit, gift] = await entriesOf(admin);
  expect(edit).toMatchObject({
    verb: 'changed',
    kind: 'brewery',
    name: 'Porch Light Brewing',
    breweryId: brewery.id,
    actor: { id: owner.userId, username: 'keeper' },
    createdAt: '2026-05-01T12:01:00.000Z',
    changes: expect.arrayContaining([
      { field: 'hours', before: 'Daily 3 pm', after: 'Daily 4 pm' },
      expect.objectContaining({ field: 'socialLinks.website', after: 'https://porch.example' }),
    ]),
  });
  expect(edit.changes).toHaveLength(2);
  expect(gift.actor.username).toBe('admin');
  expect(gift.changes).toEqual([{ field: 'owner', before: null, after: 'keeper' }]);
});

test('records nothing for unchanged values and for refused changes', async () => {
  const { admin, owner, brewery } = await begin();
  const before = await entriesOf(admin);
  const path = `/api/breweries/${brewery.id}`;
  expect((await owner.call('PUT', path, { hours: 'Daily 3 pm' })).statusCode).toBe(200);
  const broken = { hours: 'Daily 9 pm', image: '/objects/uploads/none' };
  expect((await owner.call('PUT', path, broken)).statusCode).toBe(404);
  expect(await entriesOf(admin)).toEqual(before);
});

test('returns the history in pages and by filter', async () => {
  const { admin, owner, brewery } = await begin();
  for (const hour of [1, 2, 3, 4]) {
    await owner.call('PUT', `/api/breweries/${brewery.id}`, { hours: `Daily ${hour} pm` });
  }
  const episode = { ...anEpisode, title: 'The Quiet Kettle' };
  await admin.call('POST', '/api/podcast-episodes', episode);

  const first = (await admin.call('GET', '/api/admin/history?limit=2')).json();
  expect(first.entries.map(told)).toEqual(['admin created The Quiet Kettle', edited]);
  const path = `/api/admin/history?limit=2&cursor=${first.nextCursor}`;
  const second = (await admin.call('GET', path)).json();
  expect(second.entries.map(told)).toEqual([edited, edited]);
  const rest = (await admin.call('GET', `/api/admin/history?cursor=${second.nextCursor}`)).json();
  expect(rest.entries).toHaveLength(2);
  expect(rest.nextCursor).toBeNull();

  expect(await entriesOf(admin, '?kind=episode')).toHaveLength(1);
  expect(await entriesOf(admin, `?userId=${owner.userId}`)).toHaveLength(4);
  expect(await entriesOf(admin, `?breweryId=${brewery.id}`)).toHaveLength(5);
  expect(await entriesOf(admin, '?q=kettle')).toHaveLength(1);
  expect(await entriesOf(admin, '?q=KEEP')).toHaveLength(4);
  expect(await entriesOf(admin, '?q=100%25')).toEqual([]);
});

test('shows an owner the history of their brewery and its events', async () => {
  const { run, admin, owner, brewery } = await begin();
  await owner.call('POST', '/api/special-events', {
    company: brewery.name,
    event: 'Barrel Night',
    details: 'Six barrels.',
    date: '2026-06-20',
    time: '6:00 PM',
  });
  const path = `/api/breweries/${brewery.id}/history`;
  const { entries } = (await owner.call('GET', path)).json();
  expect(entries.map(told)).toEqual([
    'keeper created Barrel Night',
    'admin changed Porch Light Brewing',
  ]);
  const stranger = await signUp(run, 'stranger');
  expect((await stranger.call('GET', path)).statusCode).toBe(403);
  expect((await admin.call('GET', path)).json().entries).toEqual(entries);
});

test('keeps the entries of a deleted account without the person', async () => {
  const { admin, owner, brewery } = await begin();
  await owner.call('PUT', `/api/breweries/${brewery.id}`, { hours: 'By the lamp' });
  await owner.call('DELETE', `/api/users/${owner.userId}`);
  const [edit, gift] = await entriesOf(admin);
  expect(edit).toMatchObject({ actor: null, byHost: false, name: brewery.name });
  expect(gift.changes).toEqual([{ field: 'owner', before: null, after: 'a deleted account' }]);
});

test("records changes on the command line as the host's", async () => {
  const { run, admin, brewery } = await begin();
  const { db, clock } = run.deps;
  await write(db, (trx) => giveBrewery(trx, { caller: null, clock }, brewery, null));
  const [entry] = await entriesOf(admin);
  expect(entry).toMatchObject({ actor: null, byHost: true, name: brewery.name });
});

const edited = 'keeper changed Porch Light Brewing';
const anEpisode = {
  episodeNumber: 1,
  title: '',
  guest: 'June Castellano',
  business: 'Porch Light Brewing',
  spotifyUrl: 'https://podcast.example/1',
  image: '',
  releaseDate: '2026-05-01',
};

function told({ actor, verb, name }: { actor: { username: string }; verb: string; name: string }) {
  return `${actor.username} ${verb} ${name}`;
}

test('the staff read the changes of what they may change, and their own', async () => {
  const { run, admin, owner, brewery } = await begin();
  const barback = await signUp(run, 'barback');
  const path = `/api/breweries/${brewery.id}`;
  await owner.call('POST', `${path}/staff`, { person: barback.email });
  await owner.call('PUT', path, { phone: '405 555 0100' });
  await owner.call('POST', `${path}/beers`, { beerName: 'Wool Sock', beerStyle: 'Stout' });
  expect((await barback.call('PUT', path, { hours: 'Daily 5 pm' })).statusCode).toBe(200);
  const read = async (by: Person, query = '') =>
    (await by.call('GET', `${path}/history${query}`)).json();

  const { entries } = await read(barback);
  expect(entries).toMatchObject([
    { kind: 'brewery', actor: { username: 'barback' }, canUndo: true },
    { kind: 'beer', name: 'Wool Sock', actor: { username: 'keeper' }, canUndo: false },
  ]);
  expect(await read(barback, '?limit=1')).toMatchObject({ nextCursor: entries[0].seq });
  expect((await read(owner)).entries).toHaveLength(5);
  await owner.call('DELETE', `${path}/staff/${barback.userId}`);
  expect((await read(barback)).code).toBe('brewery.lost');
  expect((await admin.call('GET', `${path}/history`)).json().entries).toHaveLength(6);
});
