import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

/** A client that sends a request and reads nothing of the response. */
export interface SilentClient {
  destroy(): void;
}

/** Sends a request over HTTP/1.1 from the client's own address, 127.0.2.1 and up. */
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

/** Requests the same path many times over one HTTP/2 session whose window admits no response. */
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
  // Pings, so that the server does not see an idle session.
  const pinging = setInterval(() => session.destroyed || session.ping(() => {}), 500);
  session.once('close', () => clearInterval(pinging));
  return {
    destroy: () => session.destroy(),
  };
}

/** Connects over TLS for HTTP/2 from one of the addresses of this machine. */
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
