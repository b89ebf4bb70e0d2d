import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';

const ours = [
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '127.1.2.3',
  '[::1]:80',
  'a.localhost',
];
const foreign = ['evil.example', 'evil.example:3000', '192.168.1.5', 'localhost.evil.example'];
const paths = [
  '/api/breweries?limit=1',
  '/trpc/auth.me',
  '/api/health',
  '/',
  '/none',
  '/objects/x',
];

test('answers in a demo only requests whose host is this machine, on every path', async () => {
  const { app } = await buildTestApp({ config: { isLoopbackOnly: true } });
  const ask = async (host: string, url: string) => await app.inject({ url, headers: { host } });
  for (const host of ours) {
    expect((await ask(host, '/api/breweries?limit=1')).statusCode, host).toBe(200);
  }
  for (const host of foreign) {
    for (const url of paths) {
      const response = await ask(host, url);
      expect(response.statusCode, `${host} ${url}`).toBe(403);
      expect(response.body).toContain('This demo answers at localhost only.');
    }
  }
});

test('answers any host in a server and in a demo for the network', async () => {
  const { app } = await buildTestApp();
  const headers = { host: 'beer.example.org' };
  expect((await app.inject({ url: '/api/breweries?limit=1', headers })).statusCode).toBe(200);
});
