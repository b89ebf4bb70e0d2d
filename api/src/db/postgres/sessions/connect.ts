import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { PostgresAddress } from '../../../config/database/database-url.ts';

/** How long to wait for a host before the next one is tried beside it. */
const STAGGER_MS = 500;
/** How long a server may take to cancel a statement. */
const CANCEL_MS = 10_000;
const CANCEL_REQUEST = 80877102;
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

export type Host = PostgresAddress['hosts'][number];

/**
 * Tries the hosts in their order, the next one as soon as one fails or is slow, so that a host that
 * is silent delays nothing.
 * @param discard receives what was opened after another host was faster
 * @param isTelling whether an error says more than that a host cannot be reached
 * @returns what the first host gave that gave anything
 * @throws the most telling error of the hosts
 */
export async function firstOf<Opened>(
  hosts: readonly Host[],
  open: (host: Host) => Promise<Opened>,
  { discard, isTelling }: { discard(late: Opened): void; isTelling(error: unknown): boolean },
): Promise<Opened> {
  return await new Promise((resolve, reject) => {
    let [next, failed, isDone] = [0, 0, false];
    let failure: unknown;
    const tryNext = () => {
      const host = hosts[next];
      if (host === undefined || isDone) return;
      next += 1;
      const timer = setTimeout(tryNext, STAGGER_MS);
      open(host).then(
        (opened) => {
          clearTimeout(timer);
          if (isDone) return discard(opened);
          isDone = true;
          resolve(opened);
        },
        (error) => {
          clearTimeout(timer);
          failed += 1;
          if (failure === undefined || (isTelling(error) && !isTelling(failure))) failure = error;
          if (failed === hosts.length) reject(failure);
          else tryNext();
        },
      );
    };
    tryNext();
  });
}

/**
 * Opens a socket to a host.
 * @throws Error with the code CONNECT_TIMEOUT, or that of the system
 */
export async function openSocket({ host, port }: Host, limitMs: number): Promise<Socket> {
  const isPath = host.startsWith('/');
  const socket = isPath ? connect(`${host}/.s.PGSQL.${port}`) : connect({ host, port });
  try {
    await answered(socket, 'connect', limitMs);
    // The driver takes the name for TLS from here.
    return Object.assign(socket, { host, port });
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Returns whether a PostgreSQL server, or its pooler, answers on a new connection. */
export async function answers(host: Host, limitMs: number): Promise<boolean> {
  let socket: Socket | undefined;
  try {
    socket = await openSocket(host, limitMs);
    socket.write(SSL_REQUEST);
    await answered(socket, 'data', limitMs);
    return true;
  } catch {
    return false;
  } finally {
    socket?.destroy();
  }
}

/**
 * Asks a server, or its pooler, to cancel the statement that a session runs. It answers nothing.
 * PostgreSQL takes this without TLS too, since the key is all that it looks at.
 */
export async function cancelStatement(
  host: Host,
  { pid, secret }: { pid: number; secret: number },
): Promise<void> {
  let socket: Socket | undefined;
  try {
    socket = await openSocket(host, CANCEL_MS);
    const request = Buffer.alloc(16);
    for (const [at, number] of [16, CANCEL_REQUEST, pid, secret].entries()) {
      request.writeUInt32BE(number, 4 * at);
    }
    socket.resume().write(request);
    // PgBouncer 1.18 ends if the client closes this connection first.
    await answered(socket, 'end', CANCEL_MS);
  } catch {
    // The statement goes on, until the connection counts as lost.
  } finally {
    socket?.destroy();
  }
}

async function answered(socket: Socket, event: string, limitMs: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut()), limitMs);
    const settle = (error?: unknown) => {
      clearTimeout(timer);
      socket.off('error', settle).off('close', closed).off(event, done);
      if (error === undefined) resolve();
      else reject(error);
    };
    const closed = () => settle(timedOut());
    const done = () => settle();
    socket.once('error', settle).once('close', closed).once(event, done);
  });
}

function timedOut(): Error {
  return Object.assign(new Error('The server did not answer in time.'), {
    code: 'CONNECT_TIMEOUT',
  });
}

/** Returns the driver's settings for TLS; as with `psql`, only the verifying modes check certificates. */
export function toSsl({ sslMode, sslRootCert }: PostgresAddress): false | 'prefer' | object {
  if (sslMode === 'disable' || sslMode === 'prefer') return sslMode === 'prefer' && sslMode;
  const ca = sslRootCert === undefined ? undefined : readFileSync(sslRootCert, 'utf8');
  const isVerified = sslMode !== 'require' || ca !== undefined;
  return {
    rejectUnauthorized: isVerified,
    ...(ca === undefined ? {} : { ca }),
    ...(sslMode === 'verify-full' ? {} : { checkServerIdentity: () => undefined }),
  };
}
