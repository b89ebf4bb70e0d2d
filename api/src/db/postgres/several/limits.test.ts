import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { limiterOf, sharedLimiterOf } from '../../instances/shared-limits.ts';

const CLIENT = '203.0.113.9';

async function twoInstances(
  config: Parameters<typeof buildTestApp>[0],
): Promise<[TestApp, TestApp]> {
  const first = await buildTestApp(config);
  return [first, await buildTestApp({ ...config, beside: first })];
}

const read = async ({ app }: TestApp, remoteAddress = CLIENT) =>
  await app.inject({ url: '/api/podcast-episodes', remoteAddress });

const askForCode = async ({ app }: TestApp, email: string, remoteAddress = CLIENT) =>
  await app.inject({
    method: 'POST',
    url: '/api/auth/send-code',
    payload: { email },
    remoteAddress,
  });

async function counters({ deps: { db } }: TestApp) {
  const { rows } = await db.executeQuery<{ key: string; points: number }>(
    CompiledQuery.raw('select key, points from rate_limits order by key'),
  );
  return Object.fromEntries(rows.map(({ key, points }) => [key, points]));
}

test('counts the requests of a client at both instances together', async () => {
  const both = await twoInstances({ config: { requestsPerMinute: 600 } });
  const sent = [0, 0];
  const readAt = async (at: 0 | 1) => {
    sent[at] = (sent[at] ?? 0) + 1;
    return await read(both[at]);
  };
  for (let count = 0; count < 100; count += 1) {
    expect((await readAt(0)).statusCode).toBe(200);
    expect((await readAt(1)).statusCode).toBe(200);
  }
  for (const at of [0, 1] as const) {
    await expect.poll(async () => (await readAt(at)).statusCode).toBe(429);
    const refused = await readAt(at);
    expect(refused.json().code).toBe('request.tooMany');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  // Neither has seen as many as one client may send.
  expect(Math.max(...sent)).toBeLessThan(200);
});

test('a client that is refused, and one that asks for little, costs no query', async () => {
  const [first] = await twoInstances({ config: { requestsPerMinute: 120 } });
  await read(first, '203.0.113.7');
  for (let count = 0; count < 40; count += 1) await read(first);
  await expect.poll(() => counters(first)).toEqual({ [`calls:${CLIENT}`]: 40 });
  for (let count = 0; count < 100; count += 1) {
    expect((await read(first)).statusCode).toBe(429);
  }
  expect(await counters(first)).toEqual({ [`calls:${CLIENT}`]: 40 });
});

test('counts the codes of a client, and of all, at both instances together', async () => {
  const both = await twoInstances({
    // So many that no instance reports its calls to the other.
    config: { codesPerClient: 4, codesPerInstance: 12, requestsPerMinute: 10_000 },
  });
  const [first, second] = both;
  for (const [at, one] of [first, second, first, second].entries()) {
    expect((await askForCode(one, `fan${at}@people.example`)).statusCode).toBe(200);
  }
  for (const one of both) {
    const refused = await askForCode(one, 'fan@people.example');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  }
  const before = await counters(first);
  for (let count = 0; count < 20; count += 1) await askForCode(first, 'fan@people.example');
  expect(await counters(first)).toEqual(before);

  // Six of twelve are for anybody, and four are taken: the third address from here on gets no mail.
  const mailed = () => both.flatMap(({ mailbox }) => mailbox.map(({ to }) => to));
  for (const [at, one] of [first, second, first].entries()) {
    const email = `other${at}@people.example`;
    expect((await askForCode(one, email, `203.0.113.${20 + at}`)).statusCode).toBe(200);
  }
  expect(mailed()).toContain('other1@people.example');
  expect(mailed()).not.toContain('other2@people.example');
});

test('counts wrong codes at both instances together', async () => {
  const [first, second] = await twoInstances({ config: { wrongCodesPerInstance: 2 } });
  await first.deps.codeLimits.wrongCodes.count();
  expect(await second.deps.codeLimits.wrongCodes.isUsedUp()).toBe(false);
  await second.deps.codeLimits.wrongCodes.count();
  expect(await first.deps.codeLimits.wrongCodes.isUsedUp()).toBe(true);
  expect(await second.deps.codeLimits.wrongCodes.isUsedUp()).toBe(true);
});

test('counts alone while the database is away', async () => {
  const { deps } = await buildTestApp();
  const limit = { name: 'tries', points: 2, seconds: 60 };
  const limiter = limiterOf(deps.db, limit);
  const uninsured = sharedLimiterOf(deps.db, limit);
  await deps.db.executeQuery(CompiledQuery.raw('alter table rate_limits rename to away'));
  try {
    await expect(uninsured?.consume('ada')).rejects.toThrow();
    await limiter.consume('ada');
    await limiter.penalty('ada');
    expect((await limiter.get('ada'))?.consumedPoints).toBe(2);
    await expect(limiter.consume('ada')).rejects.toMatchObject({ remainingPoints: 0 });
  } finally {
    await deps.db.executeQuery(CompiledQuery.raw('alter table away rename to rate_limits'));
  }
});
