import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/app.ts';
import { readConfig, readEnvironment } from './config.ts';
import { effectiveSettings } from './effective.ts';

const SECRET = 'smtps://user:hunter2@mail.example:465';

async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'SMTP_URL');
  await writeFile(file, text);
  return file;
}

test('reads a secret from the file that its variable names, or from a credential', async () => {
  const file = await fileWith(`${SECRET}\n`);
  const fromFile = readConfig({ SMTP_URL_FILE: file }, 'production');
  expect([fromFile.smtpUrl, fromFile.mistakes.join()]).toEqual([
    SECRET,
    expect.not.stringContaining('SMTP_URL_FILE'),
  ]);
  const CREDENTIALS_DIRECTORY = join(file, '..');
  expect(readConfig({ CREDENTIALS_DIRECTORY }, 'production').smtpUrl).toBe(SECRET);
  const none = { CREDENTIALS_DIRECTORY: join(file, 'none') };
  expect(readConfig(none, 'production').smtpUrl).toBeUndefined();
});

test('shows the file of a secret, never the secret', async () => {
  const env = { SMTP_URL_FILE: await fileWith(SECRET) };
  const settings = effectiveSettings(readEnvironment(env), env);
  expect(settings).toContainEqual({
    name: 'SMTP_URL',
    value: 'smtps://(hidden)@mail.example:465',
    isSet: true,
    file: env.SMTP_URL_FILE,
  });
});

test('names a file that holds no secret', async () => {
  const read = (env: Record<string, string>) => () => readConfig(env, 'production');
  expect(read({ SMTP_URL_FILE: '/nowhere/smtp' })).toThrow(
    'SMTP_URL_FILE names /nowhere/smtp, but that file does not exist.',
  );
  const empty = await fileWith(' \n');
  expect(read({ SMTP_URL_FILE: empty })).toThrow(
    `SMTP_URL_FILE names ${empty}, but that file is empty.`,
  );
  expect(read({ CREDENTIALS_DIRECTORY: join(empty, '..') })).toThrow(
    `the credential SMTP_URL is ${empty}, but that file is empty.`,
  );
  const folder = join(await temporaryFolder(), 'SMTP_URL');
  await mkdir(folder);
  expect(read({ SMTP_URL_FILE: folder })).toThrow('is a folder');
  const wrong = await fileWith('http://user:hunter2@mail');
  expect(read({ SMTP_URL_FILE: wrong })).toThrow('SMTP_URL is not usable, but it takes a mail');
  expect(read({ SMTP_URL_FILE: wrong })).not.toThrow('hunter2');
});

test('refuses a secret that is given twice', async () => {
  const SMTP_URL_FILE = await fileWith(SECRET);
  const both = () => readConfig({ SMTP_URL: SECRET, SMTP_URL_FILE }, 'production');
  expect(both).toThrow('SMTP_URL and SMTP_URL_FILE are both set. Leave one out.');
  expect(both).not.toThrow('hunter2');
});
