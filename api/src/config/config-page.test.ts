import { expect, test } from 'vitest';
import { adviceOn } from './advice.ts';
import { configurationPage } from './document.ts';
import { effectiveSettings } from './effective.ts';
import { environment } from './environment.ts';

const parse = (env: Record<string, string>) => environment.parse(env);
const advise = (env: Record<string, string>) => adviceOn(parse(env), env);

test('lists every variable on the page of the documentation', async () => {
  await expect(configurationPage()).toMatchFileSnapshot('../../../docs/configuration.md');
});

test('shows the settings in effect without secrets', () => {
  const env = { PORT: '4000', SMTP_URL: 'smtps://user:hunter2@mail.example:465/?x=hunter2' };
  const settings = effectiveSettings(parse(env), env);
  expect(JSON.stringify(settings)).not.toContain('hunter2');
  expect(settings).toContainEqual({
    name: 'SMTP_URL',
    value: 'smtps://(hidden)@mail.example:465',
    isSet: true,
  });
  expect(settings).toContainEqual({ name: 'PORT', value: '4000', isSet: true });
  expect(settings).toContainEqual({ name: 'LOG_LEVEL', value: 'info', isSet: false });
  expect(settings).toContainEqual({ name: 'METRICS_PORT', value: 'none', isSet: false });
});

test('advises about unwise settings, and not about a complete configuration', () => {
  expect(advise({}).map((text) => text.split(' ')[0])).toEqual([
    'DOMAIN',
    'SMTP_URL',
    'ADMIN_EMAILS',
  ]);
  const whole = {
    DOMAIN: 'beer.example.org',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
    MAIL_FROM: 'Hoptrail <codes@beer.example.org>',
    ADMIN_EMAILS: 'you@example.org',
  };
  expect(advise(whole)).toEqual([]);
  expect(advise({ ...whole, MAIL_FROM: 'x@localhost' })).toEqual([
    'MAIL_FROM is an address on localhost: most mail servers refuse it.',
  ]);
  const open = advise({ HOST: '0.0.0.0' }).find((text) => text.startsWith('PUBLIC_URL'));
  expect(open).toContain('follow the Host header');
  const { DOMAIN: _, ...others } = whole;
  expect(advise({ ...others, PUBLIC_URL: 'https://beer.example.org' })[0]).toContain(
    'TRUST_PROXY names no proxy',
  );
});

test('advises to require positions before prizes, also with a leaderboard of verified check-ins', () => {
  const about = (env: Record<string, string>) =>
    advise(env).filter((text) => text.startsWith('CHECKIN_REQUIRE_LOCATION'));
  expect(about({})).toEqual([]);
  expect(about({ LEADERBOARD_VERIFIED_ONLY: '1' })).toHaveLength(1);
  expect(about({ LEADERBOARD_VERIFIED_ONLY: '1', CHECKIN_REQUIRE_LOCATION: '1' })).toEqual([]);
});
