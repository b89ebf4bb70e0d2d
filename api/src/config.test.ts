import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('nothing set is a server on port 3000 with its data beside it', () => {
  expect(readConfig({}, 'production')).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir: './data',
    adminEmails: [],
    trustProxy: [],
    codesPerAddress: 10,
    codesPerClient: 60,
    requestsPerMinute: 1200,
  });
});

test('an empty variable counts as not set, lists are split and normalized', () => {
  const config = readConfig(
    {
      PORT: '',
      ADMIN_EMAILS: ' Boss@Beer.Example , second@beer.example',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
      PUBLIC_URL: 'https://beer.example/ignored',
    },
    'production',
  );
  expect(config).toMatchObject({
    port: 3000,
    adminEmails: ['boss@beer.example', 'second@beer.example'],
    trustProxy: ['127.0.0.1', '10.0.0.0/8'],
    publicUrl: 'https://beer.example',
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT is a port number'],
  [{ PORT: '70000' }, 'PORT is a port number'],
  [{ PUBLIC_URL: 'beer.example' }, 'PUBLIC_URL is the address people use'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is a mail server'],
  [{ ADMIN_EMAILS: 'nobody' }, 'ADMIN_EMAILS is a list of e-mail addresses'],
  [{ CHECKIN_REQUIRE_LOCATION: 'yes' }, 'CHECKIN_REQUIRE_LOCATION is 0 or 1'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of'],
])('%o is refused by name', (env, message) => {
  const read = () => readConfig(env, 'production');
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
});
