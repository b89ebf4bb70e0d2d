import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { deliverDueMail, enqueueMail } from '../../mail/outbox.ts';
import { smtpMail } from '../../mail/smtp-mail.ts';
import { temporaryFolder } from '../app.ts';
import { many, record } from './support/counts.ts';

const MESSAGES = 40;
const TRIES = 4;

test('messages wait while the mail server is down, and are sent once each', async (context) => {
  const db = openDatabase(join(await temporaryFolder(), 'mail.db'));
  onTestFinished(() => db.destroy());
  await migrate(db);
  const port = await freePort();
  let now = Date.now();
  const failures: string[] = [];
  const deps = {
    db,
    clock: { now: () => new Date(now) },
    mail: smtpMail(`smtp://127.0.0.1:${port}`, 'beer@host.example'),
    onFailure: (reason: string) => failures.push(reason),
  };
  const recipients = Array.from({ length: MESSAGES }, (_, at) => `fan-${at}@people.example`);
  for (const to of recipients) {
    const message = { to, subject: 'Your code', text: 'Your code is 123456.' };
    await enqueueMail(db, message, { now: new Date(now), lifetimeMs: 600_000 });
  }
  const deliverAll = async () => {
    for (let turn = 0; turn < MESSAGES / 10; turn += 1) await deliverDueMail(deps);
  };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await deliverAll();
    now += 60_000;
  }
  expect(failures).toHaveLength(MESSAGES * TRIES);
  const taken = await listen(port);
  await deliverAll();
  expect(taken.toSorted()).toEqual(recipients.toSorted());
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  record(context, 'the mail server down', {
    done: `${many(MESSAGES, 'codes')} created while it is down, ${many(failures.length, 'tries')} refused, then it is up`,
    held: `${taken.length} of ${MESSAGES} arrive, each once; every request was answered at once`,
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts a mail server.
 * @returns the recipients of its messages, in order of arrival
 */
async function listen(port: number): Promise<string[]> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      taken.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.on('end', done).resume();
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return taken;
}
