import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { systemClock } from '../lib/clock.ts';
import { temporaryFolder } from '../testing/app.ts';
import { logMail } from './log-mail.ts';
import { deliverDueMail, enqueueMail, startOutbox } from './outbox.ts';
import { smtpMail } from './smtp-mail.ts';

async function openMailDatabase(): Promise<Db> {
  const db = openDatabase(join(await temporaryFolder(), 'mail.db'));
  await migrate(db);
  onTestFinished(() => db.destroy());
  return db;
}

/** A reply that passes: the message may be sent again (RFC 5321, 4.2.1). */
const BUSY = { responseCode: 450, text: '4.2.1 mailbox is busy, try again' };

/**
 * Starts a mail server on this machine, which refuses the first recipients.
 * @returns its URL and the messages
 */
async function listen(refusals = 0, refusal = BUSY) {
  const taken: string[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      left -= 1;
      done(left >= 0 ? Object.assign(new Error(refusal.text), refusal) : null);
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        taken.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: urlOf(server.server.address()), taken };
}

/**
 * Starts a server that passes each connection to a function.
 * @returns its URL
 */
async function listenRaw(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return urlOf(server.address());
}

function urlOf(address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `smtp://127.0.0.1:${address.port}`;
}

const message = { to: 'ada@people.example', subject: 'Hello', text: 'Your code is 123456.' };

async function waiting(db: Db): Promise<{ attempts: number }[]> {
  return await db.selectFrom('mail_outbox').select('attempts').execute();
}

test('delivers a message to a real mail server and removes it from the outbox', async () => {
  const db = await openMailDatabase();
  const { url, taken } = await listen();
  await enqueueMail(db, message, { now: new Date(), lifetimeMs: 60_000 });
  const mail = smtpMail(url, 'Hoptrail <beer@host.example>');
  await deliverDueMail({ db, clock: systemClock, mail, onFailure: expect.unreachable });
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('Your code is 123456.');
  expect(taken[0]).toContain('From: Hoptrail <beer@host.example>');
  expect(await waiting(db)).toEqual([]);
});

test('delivers a message at the third try', async () => {
  const db = await openMailDatabase();
  const { url, taken } = await listen(2);
  let now = Date.now();
  const failures: string[] = [];
  const deps = {
    db,
    clock: { now: () => new Date(now) },
    mail: smtpMail(url, 'beer@host.example'),
    onFailure: (reason: string) => failures.push(reason),
  };
  await enqueueMail(db, message, { now: new Date(now), lifetimeMs: 600_000 });
  await deliverDueMail(deps);
  await deliverDueMail(deps);
  expect(failures).toHaveLength(1);
  now += 2000;
  await deliverDueMail(deps);
  now += 4000;
  await deliverDueMail(deps);
  expect(failures).toEqual(Array(2).fill('RCPT TO: 450 4.2.1 mailbox is busy, try again'));
  expect(taken).toHaveLength(1);
  expect(await waiting(db)).toEqual([]);
});

test.each([
  ['5.1.1 <ada@people.example>: user ada is unknown', '5.1.1 (address): user (address) is unknown'],
  ['see https://help.example/?to=ADA%40people.example', 'see https:(address)'],
])(
  'drops a message that is refused for good, and says why without the address',
  async (text, says) => {
    const db = await openMailDatabase();
    const { url, taken } = await listen(1, { responseCode: 550, text });
    const failures: [string, boolean][] = [];
    await enqueueMail(db, message, { now: new Date(), lifetimeMs: 60_000 });
    const mail = smtpMail(url, 'beer@host.example');
    const onFailure = (reason: string, isFinal: boolean) => failures.push([reason, isFinal]);
    await deliverDueMail({ db, clock: systemClock, mail, onFailure });
    expect(failures).toEqual([[`RCPT TO: 550 ${says}`, true]]);
    expect(await waiting(db)).toEqual([]);
    expect(taken).toEqual([]);
  },
);

test('keeps a message while the mail server refuses the password', async () => {
  const db = await openMailDatabase();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('the password is wrong')),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const url = urlOf(server.server.address()).replace('//', '//user:secret@');
  const failures: [string, boolean][] = [];
  await enqueueMail(db, message, { now: new Date(), lifetimeMs: 60_000 });
  const mail = smtpMail(url, 'beer@host.example');
  const onFailure = (reason: string, isFinal: boolean) => failures.push([reason, isFinal]);
  await deliverDueMail({ db, clock: systemClock, mail, onFailure });
  expect(failures).toEqual([
    [expect.stringMatching(/^AUTH.*: 535 .*the password is wrong/), false],
  ]);
  expect(await waiting(db)).toEqual([{ attempts: 1 }]);
});

test('tells other mail programs that nobody wrote a message, so that none replies by itself', async () => {
  const { url, taken } = await listen();
  await smtpMail(url, 'beer@host.example').send(message);
  expect(taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test('tells accounts apart in the log by a short hash', async () => {
  const lines: string[] = [];
  const mail = logMail((text) => lines.push(text), 'k'.repeat(40));
  for (const to of ['ada@people.example', 'bob@people.example', 'ada@people.example']) {
    await mail.send({ ...message, to });
  }
  expect(lines[0]).toMatch(/To the user [\w-]{6}: Hello\. Your code is 123456\.$/);
  expect(lines[1]).not.toBe(lines[0]);
  expect(lines[2]).toBe(lines[0]);
  expect(lines.join()).not.toMatch(/ada|people/);
});

test('keeps a message when the server drops the connection', async () => {
  const db = await openMailDatabase();
  const url = await listenRaw((socket) => socket.destroy());
  const failures: string[] = [];
  await enqueueMail(db, message, { now: new Date(), lifetimeMs: 60_000 });
  const mail = smtpMail(url, 'beer@host.example');
  await deliverDueMail({ db, clock: systemClock, mail, onFailure: (why) => failures.push(why) });
  expect(failures).toHaveLength(1);
  expect(await waiting(db)).toEqual([{ attempts: 1 }]);
});

test('does not delay the writer of a message when the server hangs', async () => {
  const db = await openMailDatabase();
  const connected = Promise.withResolvers<void>();
  const url = await listenRaw(() => connected.resolve());
  const outbox = startOutbox({
    db,
    clock: systemClock,
    mail: smtpMail(url, 'beer@host.example', { timeoutMs: 300 }),
    onFailure: () => {},
  });
  await enqueueMail(db, message, { now: new Date(), lifetimeMs: 60_000 });
  expect(outbox.wake()).toBeUndefined();
  await connected.promise;
  await enqueueMail(db, message, { now: new Date(), lifetimeMs: 60_000 });
  expect(await waiting(db)).toHaveLength(2);
  await outbox.stop();
});

test('sends messages from before the start, and retries', async () => {
  const db = await openMailDatabase();
  const { url, taken } = await listen(1);
  await enqueueMail(db, message, { now: new Date(), lifetimeMs: 60_000 });
  const outbox = startOutbox({
    db,
    clock: systemClock,
    mail: smtpMail(url, 'beer@host.example'),
    onFailure: () => {},
  });
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 60_000 });
  await outbox.stop();
  expect(await waiting(db)).toEqual([]);
});

test('does not send an expired message', async () => {
  const db = await openMailDatabase();
  const { url, taken } = await listen();
  await enqueueMail(db, message, { now: new Date(0), lifetimeMs: 60_000 });
  const mail = smtpMail(url, 'beer@host.example');
  await deliverDueMail({ db, clock: systemClock, mail, onFailure: expect.unreachable });
  expect(taken).toEqual([]);
  expect(await waiting(db)).toEqual([]);
});
