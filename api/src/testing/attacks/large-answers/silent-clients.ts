import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

/** A client that asks and reads nothing of the answer. */
export interface SilentClient {
  destroy(): void;
}

/** Asks over HTTP/1.1 from an address of its own, 127.0.2.1 and on. */
export async function askSilently(
  port: number,
  client: number,
  question = '',
): Promise<SilentClient> {
  const localAddress = addressOf(client);
  const socket = connect({ port, host: '127.0.0.1', localAddress }).pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  await written(socket, question);
  return {
    destroy: () => socket.destroy(),
  };
}

/** Asks for the same path many times over one HTTP/2 session that lets no answer come. */
export async function askWithoutWindow(
  port: number,
  client: number,
  { path, streams }: { path: string; streams: number },
): Promise<SilentClient> {
  const socket = connectOverTls(port, addressOf(client));
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    createConnection: () => socket,
    settings: { initialWindowSize: 0 },
  });
  session.on('error', () => {});
  await once(session, 'connect');
  for (let opened = 0; opened < streams; opened += 1) {
    session.request({ ':path': path }).on('error', () => {});
  }
  // Kept busy, so that nothing takes it for a session at rest.
  const pinging = setInterval(() => session.destroyed || session.ping(() => {}), 500);
  session.once('close', () => clearInterval(pinging));
  return {
    destroy: () => session.destroy(),
  };
}

/** Connects for HTTP/2 from one of the addresses of this machine. */
export function connectOverTls(port: number, localAddress: string) {
  return connectTls({
    port,
    host: '127.0.0.1',
    localAddress,
    ALPNProtocols: ['h2'],
    rejectUnauthorized: false,
  } as ConnectionOptions);
}

function addressOf(client: number): string {
  return `127.0.${2 + Math.floor(client / 200)}.${1 + (client % 200)}`;
}

function written(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve) => socket.write(text, () => resolve()));
}
