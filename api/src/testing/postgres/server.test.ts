import { expect, test } from 'vitest';
import { startPostgres } from './server.ts';

test('a server for tests leaves nothing that could change the exit code of its process', async () => {
  const before = [process.listenerCount('beforeExit'), process.listenerCount('exit')];
  const server = await startPostgres();
  await server.stop();
  expect([process.listenerCount('beforeExit'), process.listenerCount('exit')]).toEqual(before);
});
