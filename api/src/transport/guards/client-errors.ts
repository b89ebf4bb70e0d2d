import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { AppError, errorBody } from '../../errors.ts';
import { DATA_POLICY } from './security-headers.ts';

/**
 * Responds to what Node's HTTP parser refuses, and closes the connection. After other errors, such as a
 * failed TLS handshake, it only closes the connection, because no response could be read.
 */
export function respondToClientError({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const isOfHttp = code?.startsWith('HPE_') || code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (!isOfHttp) return void socket.destroy();
  const close = () => socket.destroy();
  // A second response would look like that to the next request.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.end(close);
  const [status, message] = problemOf(code);
  const body = JSON.stringify(errorBody(new AppError('request.invalid', { message }), ''));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `content-security-policy: ${DATA_POLICY}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, close);
}

function problemOf(code: string): [status: number, message: string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request took too long to arrive.'];
  if (code === 'HPE_HEADER_OVERFLOW') {
    return [431, 'The address or the headers of the request are too long.'];
  }
  return [400, 'The request is not valid HTTP.'];
}
