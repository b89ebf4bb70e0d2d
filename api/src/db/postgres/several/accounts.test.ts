import { expect, test } from 'vitest';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { codeFor, Person, signUpWithPicture } from '../../../testing/person.ts';
import { lock } from '../../locks.ts';
import { write } from '../../write.ts';

const config = {
  adminEmails: ['admin@people.example'],
  uploads: { perDay: 5, bytesPerDay: 10 ** 8 },
};

async function twoInstances(): Promise<[TestApp, TestApp]> {
  const first = await buildTestApp({ config });
  return [first, await buildTestApp({ config, beside: first })];
}

/** Returns the same browser, whose requests go to another instance. */
function at(instance: TestApp, person: Person): Person {
  const other = new Person(instance.app);
  for (const [name, value] of person.cookies) other.cookies.set(name, value);
  return other;
}

const statusOf = async (person: Person) => (await person.call('GET', '/api/auth/me')).statusCode;

test('a session that ends at one instance is over at the other at once', async () => {
  const [first, second] = await twoInstances();
  const ada = await signUpWithPicture(first, 'ada');
  const there = at(second, ada);
  expect(await statusOf(there)).toBe(200);
  await ada.call('DELETE', '/api/auth/sessions', {});
  expect(await statusOf(there)).toBe(401);
});

test('a suspension at one instance signs the person out at the other at once', async () => {
  const [first, second] = await twoInstances();
  const admin = await signUpWithPicture(first, 'admin');
  const fan = await signUpWithPicture(first, 'fan');
  const there = at(second, fan);
  expect(await statusOf(there)).toBe(200);
  const reason = 'Checked in from the sofa.';
  await admin.call('PUT', `/api/admin/people/${fan.userId}/suspension`, { reason });
  expect(await statusOf(there)).toBe(401);
});

test('a code of one instance signs in at the other, in the same browser', async () => {
  const [first, second] = await twoInstances();
  const { email } = await signUpWithPicture(first, 'ada');
  const browser = new Person(first.app);
  await browser.call('POST', '/api/auth/send-code', { email });
  const there = at(second, browser);
  const code = codeFor(first, email);
  expect((await there.call('POST', '/api/auth/verify-code', { email, code })).statusCode).toBe(200);
  expect(await statusOf(at(first, there))).toBe(200);
});

test('tries of one address that wait for each other leave connections to everybody else', async () => {
  const first = await buildTestApp({ config });
  const reach = (database: DatabaseConfig) => ({ ...database, connections: 2, waitMs: 2000 });
  const second = await buildTestApp({ config, beside: first, reach });
  const { email } = await signUpWithPicture(first, 'ada');
  const bob = at(second, await signUpWithPicture(first, 'bob'));
  await new Person(first.app).call('POST', '/api/auth/send-code', { email });
  const body = { email, code: codeFor(first, email) };
  const [isLocked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = write(first.deps.db, async (trx) => {
    await lock(trx, `address ${email}`);
    isLocked.resolve();
    await release.promise;
  });
  await isLocked.promise;
  const tries = Array.from({ length: 20 }, () =>
    new Person(second.app).call('POST', '/api/auth/verify-code', body),
  );
  expect(await statusOf(bob)).toBe(200);
  release.resolve();
  await holding;
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, ...Array(19).fill(400)]);
});

test('the upload links of a day are counted at both instances together', async () => {
  const [first, second] = await twoInstances();
  // Their profile picture was the first upload.
  const ada = await signUpWithPicture(first, 'ada');
  const both = [ada, at(second, ada)];
  const calls = Array.from({ length: 20 }, (_, at) =>
    both[at % 2]?.call('POST', '/api/objects/upload', {}),
  );
  const statuses = (await Promise.all(calls)).map((response) => response?.statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(16);
});
