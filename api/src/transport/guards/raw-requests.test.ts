import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';

let port: number;

beforeEach(async () => {
  const { app } = await buildTestApp();
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** Sends text as it is, and returns all that comes before the server closes the connection. */
async function answersTo(sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  return await text(socket);
}

const post = (lines: string, path = '/api/auth/send-code') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${lines}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
const NEXT = 'GET /api/ready HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
const statuses = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

test.each(['gzip, chunked', 'deflate,chunked', 'identity, chunked'])(
  'refuses Transfer-Encoding: %s, and reads nothing after it',
  async (coding) => {
    for (const path of ['/api/auth/send-code', '/trpc/auth.sendCode', '/api/nothing', '/%']) {
      const answers = await answersTo(post(`transfer-encoding: ${coding}`, path) + NEXT);
      expect([path, statuses(answers)]).toEqual([path, [501]]);
      expect(answers).toContain('Transfer-Encoding: chunked and no other coding.');
    }
  },
);

test.each(['gzip', 'chunked, gzip', 'chunked, chunked', 'xchunked', 'identity', '"chunked"'])(
  'closes the connection after Transfer-Encoding: %s',
  async (coding) => {
    const answers = await answersTo(post(`transfer-encoding: ${coding}`) + NEXT);
    expect(statuses(answers)).toHaveLength(1);
    expect([400, 501]).toContain(statuses(answers)[0]);
  },
);

test.each(['chunked', 'Chunked', ' chunked '])('accepts Transfer-Encoding: %s', async (coding) => {
  const answers = await answersTo(post(`transfer-encoding: ${coding}`) + NEXT);
  expect(statuses(answers)).toEqual([400, 200]);
  expect(answers).toContain('email: Required');
});

test.each([
  ['no request', 'nonsense\r\n\r\n', 400, 'The request is not valid HTTP.'],
  ['a long address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, 'are too long.'],
])(
  'responds to %s with a sentence that no page can frame',
  async (_what, sent, status, message) => {
    const answers = await answersTo(sent);
    expect(statuses(answers)).toEqual([status]);
    expect(answers).toContain("frame-ancestors 'none'");
    expect(answers).toContain(message);
  },
);
