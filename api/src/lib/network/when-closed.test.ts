import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect, constants, createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { whenClosed } from './when-closed.ts';

const urlOf = (address: unknown) => `http://localhost:${(address as AddressInfo).port}`;

test.each(['HTTP/1.1', 'HTTP/2'])(
  'over %s it hears of a client that has gone already, and of one that goes',
  async (version) => {
    const seen: string[] = [];
    const onRequest = (name: string, response: Parameters<typeof whenClosed>[0]) => {
      whenClosed(response, () => seen.push(`${name}, waiting`));
      response.once('close', () =>
        setImmediate(() => whenClosed(response, () => seen.push(`${name}, closed`))),
      );
    };
    if (version === 'HTTP/2') {
      const server = createHttp2Server((request, response) => {
        onRequest(request.url, response);
        if (request.url === '/read') response.end('read');
      }).listen(0);
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      const session = connect(urlOf(server.address()));
      onTestFinished(() => session.destroy());
      const left = session.request({ ':path': '/left' });
      left.on('error', () => {});
      session.request({ ':path': '/read' }).resume();
      await expect.poll(() => seen.length).toBe(2);
      left.close(constants.NGHTTP2_CANCEL);
    } else {
      const server = createServer((request, response) => {
        onRequest(String(request.url), response);
        if (request.url === '/read') response.end('read');
      }).listen(0);
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      const left = get(`${urlOf(server.address())}/left`);
      left.on('error', () => {});
      await once(server, 'request');
      get(`${urlOf(server.address())}/read`, (response) => response.resume());
      await expect.poll(() => seen.length).toBe(2);
      left.destroy();
    }
    await expect.poll(() => seen.length).toBe(4);
    expect(seen).toEqual(['/read, waiting', '/read, closed', '/left, waiting', '/left, closed']);
  },
);
