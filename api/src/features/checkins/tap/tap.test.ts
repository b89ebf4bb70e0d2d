import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, TAP_VALID_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeTag, type NewTag } from '../../../testing/factories/tag.ts';
import { signUp } from '../../../testing/person.ts';
import { isOnPostgres } from '../../../testing/postgres/is-on-postgres.ts';
import { tapInput } from '../../../testing/taps.ts';
import { addTrail } from '../../../testing/trails.ts';
import { filesOfZip } from '../../../testing/zip.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

async function addTag(run: TestApp, tag: Partial<NewTag> = {}) {
  const brewery = await addBrewery(run, { checkinRadiusKm: 0.1 });
  const row = makeTag(run.deps.tagKey, { breweryId: brewery.id, ...tag });
  await run.deps.db.insertInto('brewery_tags').values(row).execute();
  const input = (counter: number) => tapInput(run.deps.tagKey, row.uid, counter);
  return { brewery, row, input };
}

const tap = (person: SignedIn, body: object) => person.call('POST', '/api/checkins/tap', body);

const ago = (run: TestApp, milliseconds: number) =>
  new Date(run.deps.clock.now().getTime() - milliseconds).toISOString();

/** Returns the code of a refusal, or how the check-in was verified. */
async function outcome(person: SignedIn, body: object): Promise<string> {
  const response = await tap(person, body);
  const { code, verifiedBy } = response.json();
  return response.statusCode === 200 ? verifiedBy : code;
}

test('a tap checks in, is stamped, and stands in logbook, stamps and export', async () => {
  const run = await buildTestApp({ config: { checkinRequiresLocation: true } });
  const { brewery, row, input } = await addTag(run);
  const trail = await addTrail(run, [brewery]);
  const ada = await signUp(run, 'ada');
  const response = await tap(ada, input(1));
  expect([response.statusCode, response.json()]).toMatchObject([
    200,
    {
      userId: ada.userId,
      breweryId: brewery.id,
      ...{ verified: true, verifiedBy: 'tag', notes: null, onlyForMe: false },
      checkins: 1,
      trails: [{ trailId: trail.id, isStamped: true, isCompleted: true }],
    },
  ]);
  const logbook = (await ada.call('GET', '/api/logbook')).json();
  expect(logbook.entries).toMatchObject([{ breweryId: brewery.id, verifiedBy: 'tag' }]);
  const progress = (await ada.call('GET', `/api/trails/${trail.id}/progress`)).json();
  expect(progress.stamps).toMatchObject([{ way: 'tag' }]);
  const stored = run.deps.db.selectFrom('check_ins').select(['verified', 'verifiedBy']);
  expect(await stored.select(['tagId', 'tapCounter']).execute()).toEqual([
    { verified: 1, verifiedBy: null, tagId: row.id, tapCounter: 1 },
  ]);
  const file = await ada.call('GET', '/api/personal-data/export');
  const files = await filesOfZip(file.rawPayload);
  expect(JSON.parse(String(files.get('data/check_ins.json')))).toMatchObject([
    { tagId: row.id, tapCounter: 1 },
  ]);
});

test('the same person sends an address again and gets the same answer, for a minute', async () => {
  const run = await buildTestApp();
  const { brewery, input } = await addTag(run);
  await addTrail(run, [brewery]);
  const [ada, bea] = [await signUp(run, 'ada'), await signUp(run, 'bea')];
  const first = await tap(ada, input(5));
  expect(first.statusCode, first.body).toBe(200);
  // The tag encrypts anew at each tap, and its number and counter count.
  expect((await tap(ada, input(5))).json()).toEqual(first.json());
  expect(await outcome(bea, input(5))).toBe('tag.used');
  expect(await outcome(bea, input(6))).toBe('tag');
  expect((await tap(ada, input(5))).json()).toEqual(first.json());
  run.passTime(TAP_VALID_MS + 1);
  expect(await outcome(ada, input(5))).toBe('tag.older');
  expect(await outcome(bea, input(6))).toBe('tag.used');
  expect(await outcome(ada, input(7))).toBe('checkin.cooldown');
});

test('a tap that waited counts at its own time, is verified, and is answered again however late', async () => {
  const run = await buildTestApp({ startAt: '2026-05-02T18:00:00.000Z' });
  const { brewery, input } = await addTag(run);
  const trail = await addTrail(run, [brewery]);
  const ada = await signUp(run, 'ada');
  const waited = { ...input(3), at: ago(run, 20 * HOUR_MS) };
  const first = await tap(ada, waited);
  expect([first.statusCode, first.json()]).toMatchObject([
    200,
    {
      ...{ createdAt: waited.at, visitedOn: '2026-05-01', sentLater: true },
      ...{ verifiedBy: 'tag', checkins: 1 },
      trails: [{ trailId: trail.id, isStamped: true }],
    },
  ]);
  // Without its time as well, for a minute.
  expect((await tap(ada, input(3))).json()).toEqual(first.json());
  run.passTime(3 * DAY_MS);
  expect((await tap(ada, waited)).json()).toEqual(first.json());
  // The address was used already; another time does not make it valid again.
  expect(await outcome(ada, input(3))).toBe('tag.used');
  const bea = await signUp(run, 'bea');
  expect(await outcome(bea, { ...input(3), at: ago(run, HOUR_MS) })).toBe('tag.used');
  expect(await run.deps.db.selectFrom('check_ins').select('id').execute()).toHaveLength(1);
});

test('one address makes one check-in, whatever times two requests at once name', async () => {
  const run = await buildTestApp();
  const { input } = await addTag(run);
  const ada = await signUp(run, 'ada');
  const times = [{}, { at: ago(run, 30 * HOUR_MS) }, { at: ago(run, 40 * HOUR_MS) }];
  const outcomes = await Promise.all(times.map((time) => outcome(ada, { ...input(1), ...time })));
  expect(outcomes).toEqual(['tag', 'tag', 'tag']);
  expect(await run.deps.db.selectFrom('check_ins').select('id').execute()).toHaveLength(1);
});

test('a tap that waited is not older than the taps that its tag counted before', async () => {
  const run = await buildTestApp();
  const { input } = await addTag(run);
  const [ada, bea] = [await signUp(run, 'ada'), await signUp(run, 'bea')];
  expect(await outcome(ada, input(8))).toBe('tag');
  const tappedAt = run.deps.clock.now().toISOString();
  run.passTime(2 * HOUR_MS);
  const said = await tap(bea, { ...input(9), at: ago(run, 40 * HOUR_MS) });
  expect(said.json()).toMatchObject({ createdAt: tappedAt, sentLater: true, verifiedBy: 'tag' });
  // Somebody else's later tap was sent first.
  expect(await outcome(await signUp(run, 'cat'), input(11))).toBe('tag');
  const older = { ...input(10), at: ago(run, HOUR_MS) };
  expect(await outcome(await signUp(run, 'dan'), older)).toBe('tag.older');
  run.passTime(3 * DAY_MS);
  const tooLate = { ...input(12), at: ago(run, 49 * HOUR_MS) };
  expect(await outcome(await signUp(run, 'eve'), tooLate)).toBe('checkin.tooLate');
  const ahead = { ...input(13), at: ago(run, -DAY_MS) };
  expect(await outcome(await signUp(run, 'fay'), ahead)).toBe('checkin.timeAhead');
});

test('a hundred taps of one person make one check-in, and the others say why', async () => {
  const run = await buildTestApp();
  const { input } = await addTag(run);
  const ada = await signUp(run, 'ada');
  const counters = Array.from({ length: 100 }, (_, at) => at + 1);
  const outcomes: string[] = [];
  for (const counter of counters) outcomes.push(await outcome(ada, input(counter)));
  expect(outcomes).toEqual(counters.map((counter) => (counter === 1 ? 'tag' : 'checkin.cooldown')));
  expect(await run.deps.db.selectFrom('check_ins').select('id').execute()).toHaveLength(1);
  const bea = await signUp(run, 'bea');
  expect(await outcome(bea, input(101))).toBe('tag');
});

test('one address at many phones at once checks one person in', async () => {
  const run = await buildTestApp();
  const { input } = await addTag(run);
  const people = [await signUp(run, 'ada'), await signUp(run, 'bea'), await signUp(run, 'cat')];
  const outcomes = await Promise.all(
    [...people, ...people, ...people].map((person) => outcome(person, input(1))),
  );
  expect(outcomes.filter((one) => one === 'tag')).toHaveLength(3);
  expect(outcomes.filter((one) => one === 'tag.used')).toHaveLength(6);
  const stored = run.deps.db.selectFrom('check_ins').select('userId');
  expect(await stored.execute()).toHaveLength(1);
});

test('who knows the id of a tag takes no check-in of a later tap away', async () => {
  const run = await buildTestApp();
  const { row, input } = await addTag(run);
  const [ada, bea] = [await signUp(run, 'ada'), await signUp(run, 'bea')];
  // Her export has the ids of tag and check-in, and the counter.
  const { id } = (await tap(ada, input(1))).json();
  const elsewhere = await addBrewery(run);
  const known = createHash('sha256').update(`${row.id} 2`).digest().subarray(0, 16);
  known.writeUInt8((known.readUInt8(6) & 0x0f) | 0x80, 6);
  known.writeUInt8((known.readUInt8(8) & 0x3f) | 0x80, 8);
  const guess = known.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  expect(guess.charAt(14)).toBe(id.charAt(14));
  const mine = { userId: ada.userId, breweryId: elsewhere.id, id: guess };
  expect((await ada.call('POST', '/api/checkins', mine)).statusCode).toBe(200);
  expect(await outcome(bea, input(2))).toBe('tag');
});

test.skipIf(!isOnPostgres)('two instances take a counter once', async () => {
  const first = await buildTestApp();
  const second = await buildTestApp({ beside: first });
  const { input } = await addTag(first);
  const [ada, bea] = [await signUp(first, 'ada'), await signUp(second, 'bea')];
  const outcomes = await Promise.all([outcome(ada, input(9)), outcome(bea, input(9))]);
  expect(outcomes.sort()).toEqual(['tag', 'tag.used']);
});

test('each tap that proves nothing is refused with a sentence of its own', async () => {
  const run = await buildTestApp();
  const { brewery, row, input } = await addTag(run, { counter: 40 });
  const ada = await signUp(run, 'ada');
  const refusal = async (body: object) => {
    const response = await tap(ada, body);
    return [response.statusCode, response.json().code, response.json().message];
  };
  const published = {
    tapData: 'EF963FF7828658A599F3041510671E88',
    tapMac: '94EED9EE65337086',
  };
  const texts = [
    await refusal(input(39)),
    await refusal(published),
    await refusal(tapInput(run.deps.tagKey, '04FFFFFFFFFFFF', 41)),
    await refusal({ ...input(41), latitude: 48, longitude: 11 }),
    await refusal({ ...input(42), tapMac: '12' }),
  ];
  expect(texts).toMatchInlineSnapshot(`
    [
      [
        403,
        "tag.older",
        "Somebody used the tag after you. Please hold your phone to it once more.",
      ],
      [
        403,
        "tag.factoryKeys",
        "This tag still has the keys of its factory, so it proves nothing. Please tell the people at the bar.",
      ],
      [
        403,
        "tag.foreign",
        "This tag is unknown here, or its address is incomplete. Hold your phone to it once more, and otherwise tell the people at the bar.",
      ],
      [
        403,
        "tag.tooFar",
        "Your phone says that it is far away from this brewery. A tap counts where the tag is.",
      ],
      [
        400,
        "request.invalid",
        "The address of the tag is incomplete. Please hold your phone to it again.",
      ],
    ]
  `);
  await run.deps.db
    .updateTable('breweries')
    .set({ closedAt: '2026-05-01T00:00:00.000Z' })
    .where('id', '=', brewery.id)
    .execute();
  expect((await refusal(input(43)))[1]).toBe('brewery.closed');
  await run.deps.db
    .updateTable('brewery_tags')
    .set({ revokedAt: '2026-05-01T00:00:00.000Z' })
    .where('id', '=', row.id)
    .execute();
  expect(await refusal(input(44))).toMatchInlineSnapshot(`
    [
      403,
      "tag.revoked",
      "The brewery revoked this tag. Please check in on its page instead.",
    ]
  `);
  expect(await run.deps.db.selectFrom('check_ins').selectAll().execute()).toEqual([]);
});

test('a position within a kilometer is fine where the radius is smaller', async () => {
  const run = await buildTestApp();
  const { brewery, input } = await addTag(run);
  const ada = await signUp(run, 'ada');
  const near = {
    latitude: Number(brewery.latitude) + 0.008,
    longitude: Number(brewery.longitude),
  };
  expect(await outcome(ada, { ...input(1), ...near })).toBe('tag');
});
