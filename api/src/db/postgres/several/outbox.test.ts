import { expect, onTestFinished, test, vi } from 'vitest';
import type { Mail } from '../../../mail/mail.ts';
import { deliverDueMail, enqueueMail, startOutbox } from '../../../mail/outbox.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import type { Db } from '../../database.ts';

const BEGIN = Date.parse('2026-05-01T12:00:00.000Z');

async function enqueue(db: Db, count: number): Promise<string[]> {
  const recipients = Array.from({ length: count }, (_, at) => `fan-${at}@people.example`);
  for (const to of recipients) {
    const message = { to, subject: 'Hello', text: 'Your code is 123456.' };
    await enqueueMail(db, message, { now: new Date(BEGIN), lifetimeMs: 600_000 });
  }
  return recipients.toSorted();
}

/** Returns the outbox of an instance, and the recipients that it sent to. */
function instance(db: Db, now = BEGIN) {
  const sent: string[] = [];
  const mail: Mail = {
    delivers: true,
    async send({ to }) {
      sent.push(to);
    },
  };
  const clock = { now: () => new Date(now) };
  return { sent, deps: { db, clock, mail, onFailure: expect.unreachable, lookEveryMs: 20 } };
}

test('each message is sent by one of three instances', async () => {
  const db = await openTestDatabase();
  const recipients = await enqueue(db, 120);
  const instances = [instance(db), instance(db), instance(db)];
  while ((await db.selectFrom('mail_outbox').select('id').execute()).length > 0) {
    await Promise.all(instances.map(({ deps }) => deliverDueMail(deps)));
  }
  expect(instances.flatMap(({ sent }) => sent).toSorted()).toEqual(recipients);
  expect(instances.filter(({ sent }) => sent.length > 0).length).toBeGreaterThan(1);
});

test('the mail of an instance that was killed is sent by another after a minute', async () => {
  const db = await openTestDatabase();
  const recipients = await enqueue(db, 3);
  const killed = instance(db);
  const taken = Promise.withResolvers<void>();
  killed.deps.mail.send = async () => {
    taken.resolve();
    await new Promise(() => {});
  };
  void deliverDueMail(killed.deps);
  await taken.promise;

  const early = instance(db, BEGIN + 30_000);
  await deliverDueMail(early.deps);
  expect(early.sent).toEqual([]);

  let now = BEGIN + 30_000;
  const late = instance(db);
  const outbox = startOutbox({ ...late.deps, clock: { now: () => new Date(now) } });
  onTestFinished(() => outbox.stop());
  now = BEGIN + 61_000;
  // No request wakes it: it looks by itself.
  await vi.waitFor(() => expect(late.sent.toSorted()).toEqual(recipients), 30_000);
});

test('an instance finds mail that another process has written', async () => {
  const db = await openTestDatabase();
  const one = instance(db);
  const outbox = startOutbox(one.deps);
  onTestFinished(() => outbox.stop());
  const recipients = await enqueue(db, 2);
  await vi.waitFor(() => expect(one.sent.toSorted()).toEqual(recipients), 30_000);
});

test('an instance that was stopped after it took mail leaves it to the one that has it now', async () => {
  const db = await openTestDatabase();
  const recipients = await enqueue(db, 3);
  const stopped = instance(db);
  const times = [BEGIN];
  // It takes the mail, and goes on a minute later.
  const clock = { now: () => new Date(times.shift() ?? BEGIN + 61_000) };
  await deliverDueMail({ ...stopped.deps, clock });
  expect(stopped.sent).toEqual([]);
  const other = instance(db, BEGIN + 61_000);
  await deliverDueMail(other.deps);
  expect(other.sent.toSorted()).toEqual(recipients);
});

test('an attempt that fails after another instance took the message does not make it due', async () => {
  const db = await openTestDatabase();
  await enqueue(db, 1);
  const [slow, other] = [instance(db), instance(db, BEGIN + 61_000)];
  const taken = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  slow.deps.mail.send = async () => {
    taken.resolve();
    await failed.promise;
  };
  const attempt = deliverDueMail({ ...slow.deps, onFailure: () => {} });
  await taken.promise;
  const sending = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  other.deps.mail.send = async () => {
    sending.resolve();
    await sent.promise;
  };
  const delivery = deliverDueMail(other.deps);
  await sending.promise;
  failed.reject(new Error('The server closed the connection.'));
  await attempt;
  const third = instance(db, BEGIN + 65_000);
  await deliverDueMail(third.deps);
  expect(third.sent).toEqual([]);
  sent.resolve();
  await delivery;
});
