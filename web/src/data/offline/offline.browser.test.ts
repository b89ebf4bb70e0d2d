import { onlineManager } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { noticed } from './offline.ts';

beforeEach(() => {
  // Someone has to listen, as the screens do.
  const stop = onlineManager.subscribe(() => {});
  return () => {
    window.dispatchEvent(new Event('online'));
    stop();
  };
});

test('a response that is read after the network was lost does not say that it is there', async () => {
  const response = Promise.withResolvers<string>();
  const call = noticed(() => response.promise);
  window.dispatchEvent(new Event('offline'));
  response.resolve('of the lost network');
  await expect(call).resolves.toBe('of the lost network');
  expect(onlineManager.isOnline()).toBe(false);
});

test('a call that succeeds after the loss says that the server is reachable', async () => {
  window.dispatchEvent(new Event('offline'));
  await noticed(() => 'of a server without a network');
  expect(onlineManager.isOnline()).toBe(true);
});
