import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { errorResponses } from '../error-responses.ts';
import { unsentBudget } from './unsent-budget.ts';

const MEGABYTE = 1024 * 1024;
/** Larger than the socket buffers of a connection. */
const LONG = 20 * MEGABYTE;
const limits = { perClient: 2 * LONG, inAll: 3 * LONG };
const [ONE, OTHER, THIRD] = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];

async function begin() {
  const gone: string[] = [];
  const app = Fastify();
  await app.register(errorResponses);
  await app.register(unsentBudget, { limits });
  app.get('/long', async (_request, reply) => {
    return reply.header('etag', 'W/"long"').type('text/plain').send('x'.repeat(LONG));
  });
  app.get('/longest', async () => 'x'.repeat(limits.perClient + 1));
  app.get('/short', async () => 'short');
  // Is ready once the client has gone.
  app.get('/slow', async (request) => {
    await once(request.raw.socket, 'close');
    gone.push(request.ip);
    return 'x'.repeat(LONG);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, localAddress: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return socket;
  };
  /** Reads the beginning of a response and nothing more. */
  const head = async (path: string, localAddress: string) => {
    const socket = await ask(path, localAddress);
    const [bytes] = await once(socket, 'data');
    socket.pause();
    return { socket, text: String(bytes).toLowerCase() };
  };
  return { ask, head, gone };
}

test('refuses more responses to a client that does not read, but not to others', async () => {
  const { head } = await begin();
  const first = await head('/long', ONE);
  expect(first.text).toMatch(/^http\/1.1 200 /);
  expect(first.text).toContain(`content-length: ${LONG}`);
  await head('/long', ONE);
  const refused = await head('/long', ONE);
  expect(refused.text).toMatch(/^http\/1.1 503 /);
  expect(refused.text).toContain('retry-after: 5');
  expect(refused.text).toContain('"code":"server.busy"');
  expect(refused.text).not.toContain('etag');
  expect((await head('/short', ONE)).text).toMatch(/^http\/1.1 200 /);
  expect((await head('/long', OTHER)).text).toMatch(/^http\/1.1 200 /);
  expect((await head('/long', THIRD)).text, 'all together').toMatch(/^http\/1.1 503 /);

  first.socket.destroy();
  await expect
    .poll(async () => (await head('/long', THIRD)).text.slice(0, 12))
    .toBe('http/1.1 200');
});

test('counts no response to a client that has gone before it was ready', async () => {
  const { ask, head, gone } = await begin();
  for (let count = 1; count <= 10; count += 1) {
    const socket = await ask('/slow', ONE);
    await once(socket, 'connect');
    socket.destroySoon();
    await expect.poll(() => gone.length).toBe(count);
  }
  expect((await head('/long', ONE)).text).toMatch(/^http\/1.1 200 /);
  expect((await head('/long', OTHER)).text).toMatch(/^http\/1.1 200 /);
});

test('sends complete responses in slices', async () => {
  const { head } = await begin();
  const { socket, text } = await head('/long', ONE);
  let bytes = text.length - text.indexOf('\r\n\r\n') - 4;
  socket.on('data', (some) => {
    bytes += some.length;
  });
  socket.resume();
  await expect.poll(() => bytes).toBe(LONG);
});

test('sends a response that is longer than the budget of a client, one at a time', async () => {
  const { head } = await begin();
  const first = await head('/longest', ONE);
  expect(first.text).toMatch(/^http\/1.1 200 /);
  expect((await head('/longest', ONE)).text).toMatch(/^http\/1.1 503 /);
  first.socket.destroy();
  await expect
    .poll(async () => (await head('/longest', ONE)).text.slice(0, 12))
    .toBe('http/1.1 200');
});
