import { prizeCodeText } from '@hoptrail/contracts/lib/prize-codes';
import { DAY_MS, HOUR_MS, PRIZE_CODE_TRIES, PRIZE_UNDO_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { makePrize } from '../../../testing/factories/trail.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { signUp } from '../../../testing/person.ts';
import { addBreweries, addTrail, visit } from '../../../testing/trails.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const redemption = (breweryId: string, code: string) =>
  `/api/breweries/${breweryId}/prizes/${encodeURIComponent(code)}/redemption`;

/** Returns two breweries of one owner on a trail, and the code of a person who completed it. */
async function completed(run: TestApp, stocks: (number | null)[] = [], more: object = {}) {
  const [owner, ada] = [await signUp(run, 'owner'), await signUp(run, 'ada')];
  const breweries = await addBreweries(run, ['One', 'Two'], { ownerId: owner.userId });
  const [one, two] = breweries;
  if (!one || !two) throw new Error('Two breweries were added.');
  const trail = await addTrail(run, breweries, { stampsNeeded: 1, ...more }, stocks);
  await visit(ada, one);
  const progress = await ada.call('GET', `/api/trails/${trail.id}/progress`);
  return { owner, ada, one, two, trail, code: String(progress.json().prize.code) };
}

/** Returns the code of another person who completed the trail. */
async function another({ deps }: TestApp, trailId: string, more: object = {}): Promise<string> {
  const user = makeUser();
  const prize = makePrize({ userId: user.id, passportId: trailId, ...more });
  await deps.db.insertInto('users').values(user).execute();
  await deps.db.insertInto('prize_codes').values(prize).execute();
  return prize.code;
}

const outcome = async (response: ReturnType<SignedIn['call']>) => {
  const { statusCode, ...rest } = await response;
  return [statusCode, rest.json().code, rest.json().message];
};

test('a brewery sees whose prize a code is, and redeems it once', async () => {
  const run = await buildTestApp({ startAt: '2026-05-02T00:12:00.000Z' });
  const { owner, ada, one, two, trail, code } = await completed(run, [3, 1]);
  const me = (await ada.call('GET', '/api/auth/me')).json().user;
  const view = {
    trailId: trail.id,
    trailName: 'The Porch Trail',
    prize: 'A pint glass',
    isWithdrawn: false,
    validUntil: '2040-01-30',
    person: { username: 'ada', name: 'ada', profileImage: me.profileImage },
    timeZone: 'America/Chicago',
    elsewhere: [{ id: two.id, name: 'Two', city: 'Oklahoma City', left: 1 }],
  };
  const checked = await owner.call('GET', `/api/breweries/${one.id}/prizes/${code}`);
  expect(checked.json()).toEqual({
    ...view,
    ...{ status: 'valid', redeemedAt: null, redeemedBy: null, undoUntil: null, left: 3 },
  });
  // Typed as it is read aloud.
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).toLowerCase()}`;
  const redeemed = await owner.call('POST', redemption(one.id, typed));
  expect(redeemed.json()).toEqual({
    ...view,
    ...{ status: 'valid', redeemedAt: '2026-05-02T00:12:00.000Z', redeemedBy: 'One' },
    ...{ undoUntil: '2026-05-02T00:22:00.000Z', left: 2 },
  });
  expect(await outcome(owner.call('POST', redemption(two.id, code)))).toEqual([
    409,
    'prize.redeemed',
    expect.stringMatching(/^This prize was redeemed on May 1, 2026, 7:12\sPM, by One\.$/),
  ]);
  const again = await owner.call('GET', `/api/breweries/${two.id}/prizes/${code}`);
  expect(again.json()).toMatchObject({ status: 'redeemed', redeemedBy: 'One', undoUntil: null });
  const own = (await ada.call('GET', `/api/trails/${trail.id}/progress`)).json();
  expect(own.prize).toMatchObject({ redeemedBy: 'One', houses: [] });
  const history = (await owner.call('GET', `/api/breweries/${one.id}/history`)).json().entries;
  expect(history).toMatchObject([
    { verb: 'redeemed', kind: 'prize', name: 'The Porch Trail', person: { username: 'ada' } },
  ]);
});

test('20 phones at once redeem a code once, and a brewery hands out no more than it has', async () => {
  const run = await buildTestApp();
  const { owner, one, two, trail, code } = await completed(run, [3, null]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      owner.call('POST', redemption(at % 2 ? one.id : two.id, code)),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  const { redeemedBreweryId } = await run.deps.db
    .selectFrom('prize_codes')
    .select('redeemedBreweryId')
    .executeTakeFirstOrThrow();
  const others = await Promise.all(Array.from({ length: 8 }, () => another(run, trail.id)));
  const rest = await Promise.all(
    others.map((other) => owner.call('POST', redemption(one.id, other))),
  );
  const left = redeemedBreweryId === one.id ? 2 : 3;
  expect(rest.filter(({ statusCode }) => statusCode === 200)).toHaveLength(left);
  const refused = rest.find(({ statusCode }) => statusCode !== 200)?.json();
  expect(refused).toEqual({
    code: 'prize.outOfStock',
    message: 'No prizes are left here. There are some at Two.',
  });
});

test('the same brewery undoes a redemption within ten minutes, and no other', async () => {
  const run = await buildTestApp();
  const { owner, one, two, trail, code } = await completed(run, [1, 0]);
  const path = redemption(one.id, code);
  expect((await owner.call('POST', path)).statusCode).toBe(200);
  const refused = [
    409,
    'prize.notUndone',
    'Only the house that redeemed a prize can undo it, within ten minutes.',
  ];
  expect(await outcome(owner.call('DELETE', redemption(two.id, code)))).toEqual(refused);
  run.passTime(PRIZE_UNDO_MS);
  const undone = await owner.call('DELETE', path);
  expect(undone.json()).toMatchObject({ status: 'valid', redeemedAt: null, left: 1 });
  expect(await outcome(owner.call('DELETE', path))).toEqual(refused);
  expect((await owner.call('POST', path)).statusCode).toBe(200);
  run.passTime(PRIZE_UNDO_MS + 1);
  expect(await outcome(owner.call('DELETE', path))).toEqual(refused);
  expect(
    await outcome(owner.call('POST', redemption(one.id, await another(run, trail.id)))),
  ).toEqual([
    409,
    'prize.outOfStock',
    'No prizes are left here, nor at another house of this trail.',
  ]);
});

test('a prize is valid until 30 days after the trail, or as long as the trail says', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  const admin = await signUp(run, 'admin');
  const { owner, one, two, trail, code } = await completed(run, [], { endsOn: '2026-05-02' });
  const second = await another(run, trail.id, { validUntil: '2026-06-01' });
  // The evening of the last day there.
  run.passTime(31 * DAY_MS + 16 * HOUR_MS);
  const fresh = await signIn(run, owner);
  expect((await fresh.call('POST', redemption(one.id, code))).statusCode).toBe(200);
  run.passTime(2 * HOUR_MS);
  expect(await outcome(fresh.call('POST', redemption(two.id, second)))).toEqual([
    409,
    'prize.expired',
    'This prize was valid until June 1, 2026.',
  ]);
  const boss = await signIn(run, admin);
  const extended = { prizeUntil: '2026-07-01' };
  expect((await boss.call('PUT', `/api/trails/${trail.id}`, extended)).statusCode).toBe(200);
  expect((await fresh.call('POST', redemption(two.id, second))).statusCode).toBe(200);
});

test('a prize that was withdrawn is honoured, also after the trail was closed', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  const admin = await signUp(run, 'admin');
  const { owner, one, trail, code } = await completed(run);
  expect(
    (await admin.call('PUT', `/api/trails/${trail.id}`, { prize: null })).json(),
  ).toMatchObject({ prize: null });
  await admin.call('PUT', `/api/trails/${trail.id}/open`, { open: false });
  const bea = await signUp(run, 'bea');
  expect((await visit(bea, one)).trails).toEqual([]);
  const redeemed = await owner.call('POST', redemption(one.id, code));
  expect(redeemed.json()).toMatchObject({
    status: 'valid',
    prize: 'A pint glass',
    isWithdrawn: true,
  });
});

test('refuses wrong codes, those of another trail, and too many of them', async () => {
  const run = await buildTestApp();
  const { owner, ada, one, code } = await completed(run);
  const rival = await signUp(run, 'rival');
  const [elsewhere] = await addBreweries(run, ['Elsewhere'], { ownerId: rival.userId });
  if (!elsewhere) throw new Error('A brewery was added.');
  expect(await outcome(rival.call('POST', redemption(elsewhere.id, code)))).toEqual([
    403,
    'prize.notHere',
    'This prize is of the trail The Porch Trail, on which this house is not. It is handed out at One or Two.',
  ]);
  expect((await ada.call('POST', redemption(one.id, code))).statusCode).toBe(403);
  expect(await outcome(owner.call('POST', redemption(elsewhere.id, code)))).toEqual([
    403,
    'auth.forbidden',
    'You are not allowed to do this.',
  ]);
  for (let at = 0; at < PRIZE_CODE_TRIES; at += 1) {
    expect(await outcome(owner.call('POST', redemption(one.id, `WRONG${at}`)))).toEqual([
      404,
      'prize.notFound',
      'There is no prize with this code. Please check it and try again.',
    ]);
  }
  const refused = await owner.call('POST', redemption(one.id, code));
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'prize.limit']);
  expect(refused.json().message).toBe('Too many wrong codes. Please try again in 2 minutes.');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const link = `https://beer.example/redeem?code=${prizeCodeText(code)}`;
  const another = await rival.call(
    'GET',
    `/api/breweries/${elsewhere.id}/prizes/${encodeURIComponent(link)}`,
  );
  expect(another.json().code).toBe('prize.notHere');
});

test('a closed brewery hands nothing out, and its prizes are elsewhere', async () => {
  const run = await buildTestApp();
  const { owner, ada, one, two, trail, code } = await completed(run, [2, 2]);
  const closedAt = '2026-05-01T10:00:00.000Z';
  await run.deps.db.updateTable('breweries').set({ closedAt }).where('id', '=', one.id).execute();
  expect(await outcome(owner.call('POST', redemption(one.id, code)))).toEqual([
    403,
    'brewery.closed',
    'This brewery is closed.',
  ]);
  const own = (await ada.call('GET', `/api/trails/${trail.id}/progress`)).json();
  expect(own.prize.houses).toEqual([{ id: two.id, name: 'Two', city: 'Oklahoma City', left: 2 }]);
  const { breweries } = (await ada.call('GET', `/api/trails/${trail.id}`)).json();
  expect(breweries).toMatchObject([
    { isClosed: true, prizesLeft: 0 },
    { isClosed: false, prizesLeft: 2 },
  ]);
});

/** Signs a person in again, after their session ended. */
async function signIn(run: TestApp, person: SignedIn): Promise<SignedIn> {
  const { email } = person;
  await person.call('POST', '/api/auth/send-code', { email });
  const message = run.mailbox.findLast(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  await person.call('POST', '/api/auth/verify-code', { email, code });
  return person;
}
