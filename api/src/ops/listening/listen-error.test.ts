import { expect, test } from 'vitest';
import { listenError } from './listen-error.ts';

const place = { port: 80, host: 'beer.example', names: { port: 'PORT', host: 'HOST' } };
const explain = (code: string) => {
  const { message, isPermanent } = listenError(Object.assign(new Error('why'), { code }), place);
  return [message, isPermanent];
};

test('tells a port that gets free from an address or a right that is missing', () => {
  const noAddress = 'This machine has no address beer.example';
  expect(explain('EADDRINUSE')).toEqual([expect.stringContaining('is in use'), false]);
  expect(explain('EACCES')).toEqual([expect.stringContaining('needs more rights'), true]);
  for (const code of ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND']) {
    expect(explain(code)).toEqual([expect.stringContaining(`${noAddress} (${code})`), true]);
  }
  const later = 'The name beer.example cannot be looked up at present.';
  expect(explain('EAI_AGAIN')).toEqual([expect.stringContaining(later), false]);
});

test('gives the reason of any other failure', () => {
  const start = 'Port 80 on beer.example cannot be used';
  expect(explain('EMFILE')).toEqual([`${start} (EMFILE).`, false]);
  expect(listenError(new Error('it is odd'), place).message).toBe(`${start} (it is odd).`);
});
