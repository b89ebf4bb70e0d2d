import { once } from 'node:events';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { Alerts } from '../lib/alerts.ts';
import { checkHealth } from '../ops/health/check-health.ts';
import { buildTestApp, temporaryFolder } from '../testing/app.ts';
import { hoptrail } from '../testing/processes/command.ts';
import { freePort } from '../testing/services/pebble.ts';
import { explainMailFailure } from './explain-mail-failure.ts';
import { smtpMail } from './smtp-mail.ts';
import { watchMailServer } from './watch-mail-server.ts';

const MAIL_FROM = 'Hoptrail <codes@beer.example.org>';
const TO = 'ada@people.example';
const plain: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS'] };

/** Starts a mail server on this machine that stores the messages. */
async function startMailServer(options: SMTPServerOptions = plain, port = 0) {
  const taken: string[] = [];
  const server = new SMTPServer({
    onAuth(_auth, _session, done) {
      done(new Error('the password is wrong'));
    },
    async onData(stream, _session, done) {
      taken.push(Buffer.concat(await Array.fromAsync(stream)).toString());
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const at = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { at, url: `smtp://${at}`, taken };
}

async function reasonFor(url: string, options?: { timeoutMs: number }): Promise<string> {
  const mail = smtpMail(url, MAIL_FROM, options);
  return await mail.deliver({ to: TO, subject: 'A test', text: 'A test' }).then(
    () => 'taken',
    (error) => explainMailFailure(error),
  );
}

test('explains each common failure in a sentence without addresses', async () => {
  const { url, at } = await startMailServer();
  const refusing = (options: SMTPServerOptions) => startMailServer({ ...plain, ...options });
  const wrongSender = await refusing({
    onMailFrom: (_a, _s, done) => done(new Error(`not ${TO}`)),
  });
  const wrongTo = await refusing({ onRcptTo: (_a, _s, done) => done(new Error(`no ${TO}`)) });
  const wrongText = await refusing({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(new Error('this looks like spam')));
    },
  });
  const withLogin = await refusing({ authOptional: false });
  const secured = await startMailServer({ authOptional: true });
  const said = await Promise.all([
    reasonFor(url),
    reasonFor(`smtp://127.0.0.1:${await freePort()}`),
    reasonFor('smtp://mail.invalid'),
    reasonFor(`smtps://${at}`),
    reasonFor(secured.url),
    reasonFor(`smtp://user:secret@${withLogin.at}`),
    reasonFor(wrongSender.url),
    reasonFor(wrongTo.url),
    reasonFor(wrongText.url),
  ]);
  const expected = [
    /^taken$/,
    /refused the connection/,
    /no address in the DNS/,
    /encryption \(TLS\) .* failed/,
    /certificate of the mail server is not trusted/,
    /refused the user or the password/,
    /refused the sender\. Is MAIL_FROM/,
    /refused the recipient/,
    /refused the message/,
  ];
  for (const [at, pattern] of expected.entries()) expect(said[at]).toMatch(pattern);
  expect(said.join()).not.toContain(TO);
});

test('reports an unreachable mail server in health until it answers', async () => {
  const run = await buildTestApp();
  const port = await freePort();
  const alerts = new Alerts();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const mail = smtpMail(`smtp://127.0.0.1:${port}`, MAIL_FROM);
  const stop = watchMailServer(mail, { alerts, log }, 50);
  onTestFinished(stop);
  const health = async () => await checkHealth({ ...run.deps, alerts }, run.deps.clock.now());
  await expect.poll(health).toMatchObject({
    status: 'warning',
    problems: [expect.stringContaining('The mail server refused the connection')],
  });
  await startMailServer(plain, port);
  await expect.poll(health).toMatchObject({ status: 'ok', problems: [] });
  expect(lines.join('')).toContain('hoptrail mail test <address>');
  expect(lines.at(-1)).toContain('the mail server of SMTP_URL answers');
});

test('tests the mail server at a start without sending and without waiting', async () => {
  const { url, taken } = await startMailServer();
  const env = { DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'info', MAIL_FROM };
  const run = hoptrail(['serve'], { ...env, SMTP_URL: url });
  await run.printed('the mail server of SMTP_URL answers');
  expect(taken).toEqual([]);
  run.child.kill('SIGTERM');
  await run.ended;

  const away = hoptrail(['serve'], { ...env, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  await away.printed('The mail server refused the connection');
  const check = hoptrail(['healthcheck'], env);
  expect(await check.ended).toBe(0);
  expect(check.output()).toContain('"problems":["The mail server refused the connection');
});

test('sends a message by mail test and prints the response', async () => {
  const { url, taken } = await startMailServer();
  const DATA_DIR = await temporaryFolder();
  const env = { DATA_DIR, SMTP_URL: url, MAIL_FROM, PUBLIC_URL: 'https://beer.example.org' };
  const alone = hoptrail(['mail', 'test', TO], env);
  expect(await alone.ended, alone.output()).toBe(0);
  expect(alone.output()).toMatch(new RegExp(`^${url} accepted the message for ${TO}: 250 .*OK`));
  expect(taken[0]).toContain(`From: ${MAIL_FROM}`);
  expect(taken[0]).toContain('https://beer.example.org');

  const server = hoptrail(['serve'], env);
  await server.printed('data in');
  const { SMTP_URL: _, ...withoutMail } = env;
  const running = hoptrail(['mail', 'test', TO], withoutMail);
  expect(await running.ended, running.output()).toBe(0);
  expect(taken).toHaveLength(2);
});

test('explains in mail test why a message was refused', async () => {
  const { at } = await startMailServer({ ...plain, authOptional: false });
  const env = { DATA_DIR: await temporaryFolder(), MAIL_FROM };
  const refused = hoptrail(['mail', 'test', TO], { ...env, SMTP_URL: `smtp://u:hunter2@${at}` });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`smtp://${at}: The mail server refused the user or the`);
  expect(refused.output()).toMatch(/It answered: 535 .*the password is wrong/);
  expect(refused.output()).not.toContain('hunter2');
  const none = hoptrail(['mail', 'test', TO], env);
  expect(await none.ended).toBe(1);
  expect(none.output()).toContain('SMTP_URL is not set');
  const wrong = hoptrail(['mail', 'test', 'ada'], env);
  expect(await wrong.ended).toBe(2);
  expect(wrong.output()).toBe('"ada" is not an e-mail address.\n');
});
