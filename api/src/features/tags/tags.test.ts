import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreBackup } from '../../ops/backups/restore/restore-backup.ts';
import { takeBackup } from '../../ops/backups/take/take-backup.ts';
import { examineTags } from '../../ops/doctor/tags.ts';
import { buildTestApp, type TestApp, temporaryFolder } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeTag } from '../../testing/factories/tag.ts';
import { runOperationHere, TAG_KEY } from '../../testing/operations.ts';
import { signUp } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';
import { makeTap, tapInput } from '../../testing/taps.ts';
import { readTap } from './shared/read-tap.rules.ts';
import { tagSettings } from './tag-settings.ts';

const publicUrl = 'https://beer.example';
const UID = '04:de:5f:1e:ac:c0:40';

const run_ = (run: TestApp, name: 'tag.add' | 'tag.list' | 'tag.revoke', args: object) =>
  runOperationHere(run.deps.db, name, args, undefined, { publicUrl, tagKey: TAG_KEY });

test('the command line adds a tag whose printed keys and offsets read its taps', async () => {
  const run = await buildTestApp();
  const brewery = await addBrewery(run, { name: 'Lampwick' });
  const { printed } = await run_(run, 'tag.add', { brewery: 'Lampwick', uid: UID, name: 'Bar' });
  const [application, meta, fileRead] = [...printed.matchAll(/ ([0-9A-F]{32})$/gm)].map(([, key]) =>
    Buffer.from(key ?? '', 'hex'),
  );
  if (!application || !meta || !fileRead) throw new Error(`Three keys were printed: ${printed}`);
  expect(new Set([application, meta, fileRead].map(String)).size).toBe(3);
  expect(printed).toContain('Write this to Bar (04DE5F1EACC040), the new tag of Lampwick:');
  // The file of the tag: its length, the record's header with https://, and the rest of the address.
  const { url, dataOffset, macOffset } = tagSettings(publicUrl);
  const file = `LLHHHH4${url.slice('https://'.length)}`;
  expect(file.slice(dataOffset)).toBe(`${'0'.repeat(32)}-${'0'.repeat(16)}`);
  expect(file.slice(macOffset)).toBe('0'.repeat(16));
  const keys = { meta, fileReadOf: () => fileRead };
  const tapped = makeTap(keys, '04DE5F1EACC040', 3);
  expect(readTap(keys, tapped)).toEqual({ uid: '04DE5F1EACC040', counter: 3 });
  const stored = await run.deps.db.selectFrom('brewery_tags').selectAll().execute();
  expect(stored).toMatchObject([{ breweryId: brewery.id, uid: '04DE5F1EACC040', name: 'Bar' }]);
  for (const key of [application, meta, fileRead]) {
    expect(JSON.stringify(stored).toUpperCase()).not.toContain(key.toString('hex').toUpperCase());
  }
});

test('a tag in use is not added again before it is revoked, and goes on counting then', async () => {
  const run = await buildTestApp();
  const brewery = await addBrewery(run, { name: 'Lampwick' });
  await run_(run, 'tag.add', { brewery: brewery.id, uid: UID });
  await expect(run_(run, 'tag.add', { brewery: brewery.id, uid: UID })).rejects.toThrow(
    'is in use already, as Tag 1',
  );
  await run.deps.db.updateTable('brewery_tags').set({ counter: 7 }).execute();
  expect((await run_(run, 'tag.list', { brewery: 'Lampwick' })).printed).toBe(
    '04DE5F1EACC040  Tag 1  never tapped',
  );
  await run_(run, 'tag.revoke', { uid: UID });
  await expect(run_(run, 'tag.revoke', { uid: UID })).rejects.toThrow('No tag with');
  expect((await run_(run, 'tag.list', { brewery: 'Lampwick' })).printed).toBe(
    'Lampwick has no tags.',
  );
  await run_(run, 'tag.add', { brewery: brewery.id, uid: UID, name: 'Door' });
  const tag = await run.deps.db.selectFrom('brewery_tags').selectAll().executeTakeFirstOrThrow();
  expect(tag).toMatchObject({ name: 'Door', counter: 7, revokedAt: null });
  const history = run.deps.db.selectFrom('audit_entries').select(['verb', 'kind', 'byHost']);
  expect(await history.orderBy('seq').execute()).toEqual(
    ['created', 'deleted', 'created'].map((verb) => ({ verb, kind: 'tag', byHost: 1 })),
  );
});

test('a wrong UID, an address without https and several instances without a key are refused', async () => {
  const run = await buildTestApp();
  await addBrewery(run, { name: 'Lampwick' });
  const add = (uid: string, config: object) =>
    runOperationHere(run.deps.db, 'tag.add', { brewery: 'Lampwick', uid }, undefined, config);
  await expect(add('04:de:5f', { publicUrl })).rejects.toThrow('14 hexadecimal digits');
  await expect(add(UID, { publicUrl: 'http://beer.example' })).rejects.toThrow('PUBLIC_URL');
  const database = { hosts: [], database: 'hoptrail' };
  await expect(add(UID, { publicUrl, database })).rejects.toThrow('Set TAG_KEY first');
});

test('owners and administrators list and revoke the tags of a brewery', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const owner = await signUp(run, 'owner');
  const boss = await signUp(run, 'boss');
  const brewery = await addBrewery(run, { ownerId: owner.userId });
  const { tagKey, db } = run.deps;
  const bar = makeTag(tagKey, { breweryId: brewery.id, name: 'Bar' });
  const door = makeTag('another tag key', {
    ...{ breweryId: brewery.id, name: 'Door', createdAt: '2026-04-30T19:00:00.000Z' },
  });
  await db.insertInto('brewery_tags').values([bar, door]).execute();
  await owner.call('POST', '/api/checkins/tap', tapInput(tagKey, bar.uid, 1));
  const path = `/api/breweries/${brewery.id}/tags`;
  const listed = (await owner.call('GET', path)).json();
  expect(listed).toMatchObject([
    { name: 'Bar', uid: bar.uid, hasKeys: true, tappedAt: '2026-05-01T12:00:00.000Z' },
    { name: 'Door', hasKeys: false, tappedAt: null },
  ]);
  expect((await boss.call('GET', path)).json()).toEqual(listed);
  expect((await boss.call('DELETE', `/api/tags/${door.id}`)).statusCode).toBe(200);
  expect((await owner.call('DELETE', `/api/tags/${bar.id}`)).statusCode).toBe(200);
  const again = await owner.call('DELETE', `/api/tags/${bar.id}`);
  expect([again.statusCode, again.json().message]).toEqual([
    404,
    'This tag does not exist any more.',
  ]);
  expect((await owner.call('GET', path)).json()).toEqual([]);
  const history = (await owner.call('GET', `/api/breweries/${brewery.id}/history`)).json();
  expect(history.entries).toMatchObject([
    { kind: 'tag', verb: 'deleted', name: 'Bar' },
    { kind: 'tag', verb: 'deleted', name: 'Door' },
  ]);
});

test.skipIf(isOnPostgres)(
  'a restored server reads the tags once it has the tag key again',
  async () => {
    const earlier = await buildTestApp();
    const { dataDir } = earlier.deps.config;
    const brewery = await addBrewery(earlier);
    const tag = makeTag(earlier.deps.tagKey, { breweryId: brewery.id });
    await earlier.deps.db.insertInto('brewery_tags').values(tag).execute();
    const backupDir = join(await temporaryFolder(), 'backups');
    const order = { dataDir, backupDir, kind: 'manual', version: '1', now: new Date() } as const;
    const backup = await takeBackup(order);

    const outcomes = [];
    for (const hasKey of [false, true]) {
      const target = await temporaryFolder();
      await restoreBackup({ backup, dataDir: target, now: new Date() });
      if (hasKey) await copyFile(join(dataDir, 'tag.key'), join(target, 'tag.key'));
      const run = await buildTestApp({ dataDir: target });
      const person = await signUp(run, 'ada');
      const tap = tapInput(earlier.deps.tagKey, tag.uid, 1);
      const { code, verifiedBy } = (await person.call('POST', '/api/checkins/tap', tap)).json();
      outcomes.push(code ?? verifiedBy);
      const warnings = await examineTags(run.deps.db, { dataDir: target, configured: undefined });
      outcomes.push(warnings.map(({ state, says }) => `${state}: ${says}`));
    }
    expect(outcomes).toEqual([
      'tag.foreign',
      ['warning: 1 tag in use, with keys of another tag key: they take no check-ins'],
      'tag',
      [],
    ]);
  },
);
