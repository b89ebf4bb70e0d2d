import { once } from 'node:events';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A client that opens a connection and does not continue. */
export interface SlowClient {
  /**
   * Reads the received data, for a client that read nothing: it notices the disconnection only
   * then.
   */
  release?(): void;
  /** Whether the server has disconnected it. */
  isClosed(): boolean;
  destroy(): void;
}

type Begin = (port: number) => Promise<SlowClient>;

const SLOW_BODY = 'content-type: application/json\r\ncontent-length: 500\r\n\r\n{"email":"';
const UNREAD = 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(6);

/** Clients over plain http: half a header, a body that never arrives, unread responses. */
export const plainClients: readonly Begin[] = [
  (port) => send(port, 'GET /api/breweries HTTP/1.1\r\nhost: x\r\nx-slow: '),
  (port) => send(port, `POST /api/auth/send-code HTTP/1.1\r\nhost: x\r\n${SLOW_BODY}`),
  (port) => readNothing(port),
];

/**
 * Clients over https: no handshake, half of one, no HTTP/2 after it, half a header in HTTP/1.1, a
 * session that only pings, a stream whose body never arrives, streams with unread responses.
 */
export const secureClients: readonly Begin[] = [
  (port) => send(port, ''),
  (port) => send(port, Buffer.from('1603010200010001fc0303', 'hex')),
  (port) => sendSecurely(port, 'h2', 'PRI * HTTP/2.0\r\n'),
  (port) => sendSecurely(port, 'http/1.1', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '),
  (port) => openSession(port, ping),
  (port) => openSession(port, sendHalfABody),
  (port) => openSession(port, askWithoutRoom, { initialWindowSize: 0 }),
];

async function send(port: number, beginning: string | Buffer): Promise<SlowClient> {
  const socket = connect(port, '127.0.0.1').resume();
  await once(socket, 'connect');
  return slowClient(socket, beginning);
}

async function readNothing(port: number): Promise<SlowClient> {
  const socket = connect(port, '127.0.0.1').pause();
  await once(socket, 'connect');
  return { ...slowClient(socket, UNREAD), release: () => socket.resume() };
}

async function sendSecurely(port: number, protocol: string, text: string): Promise<SlowClient> {
  const options = { ALPNProtocols: [protocol], rejectUnauthorized: false };
  const socket = connectTls({ port, host: '127.0.0.1', ...options });
  await once(socket, 'secureConnect');
  return slowClient(socket.resume(), text);
}

function slowClient(socket: Socket, beginning: string | Buffer): SlowClient {
  let isClosed = false;
  socket
    .on('error', () => {})
    .once('close', () => {
      isClosed = true;
    });
  socket.write(beginning);
  return {
    isClosed: () => isClosed,
    destroy: () => socket.destroy(),
  };
}

async function openSession(
  port: number,
  begin: (session: ClientHttp2Session) => void,
  settings = {},
): Promise<SlowClient> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    settings,
    rejectUnauthorized: false,
  });
  session.on('error', () => {});
  await once(session, 'connect');
  begin(session);
  return {
    isClosed: () => session.destroyed,
    destroy: () => session.destroy(),
  };
}

function ping(session: ClientHttp2Session): void {
  const pinging = setInterval(() => session.destroyed || session.ping(() => {}), 500);
  session.once('close', () => clearInterval(pinging));
}

function sendHalfABody(session: ClientHttp2Session): void {
  const head = { ':method': 'POST', ':path': '/api/auth/send-code', 'content-length': 500 };
  const stream = session.request({ ...head, 'content-type': 'application/json' });
  stream.on('error', () => {}).write('{"email":"');
}

function askWithoutRoom(session: ClientHttp2Session): void {
  session.request({ ':path': '/api/openapi.json' }).on('error', () => {});
}
