import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { Refusal } from '../../lib/refusal.ts';
import type { OperationTalk } from '../../operation.ts';
import type { OperationName } from './operations.ts';
import { type callLine, controlPath, responseLine } from './wire.ts';

const CUT_OFF = 'The server stopped before the command was finished. Changes made until then stay.';

/**
 * Runs an operation in the server that has a data folder open.
 * @param signal cancels the call
 * @returns whether there is such a server; if not, nothing happened and the input is unread
 * @throws Refusal if the server refuses, its socket is not accessible, or it stops too early
 */
export async function askServer(
  dataDir: string,
  name: OperationName,
  args: object,
  { input, print, progress, signal }: OperationTalk & { signal?: AbortSignal },
): Promise<boolean> {
  const socket = await connectToServer(dataDir, signal);
  if (!socket) return false;
  const outcomes = await Promise.allSettled([
    send(socket, { operation: name, args }, input).catch((error) => {
      socket.destroy();
      throw error;
    }),
    readResponse(socket, { print, progress }),
  ]);
  socket.destroy();
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length === 0) return true;
  throw (
    failures.find((reason) => reason instanceof Refusal) ??
    new Refusal(CUT_OFF, { cause: failures[0] })
  );
}

async function connectToServer(
  dataDir: string,
  signal: AbortSignal | undefined,
): Promise<Socket | undefined> {
  const path = controlPath(dataDir);
  if (path === undefined) return undefined;
  const socket = connect({ path, allowHalfOpen: true, ...(signal ? { signal } : {}) });
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EACCES', 'EPERM'].includes(code)) return undefined;
    throw new Refusal(
      `The server of ${dataDir} belongs to another account. Run this as that account, or as root.`,
    );
  }
}

/** Sends the input. `pipeline` would close the socket at its end, before the response. */
async function send(
  socket: Socket,
  call: z.infer<typeof callLine>,
  input: AsyncIterable<string>,
): Promise<void> {
  socket.write(`${JSON.stringify(call)}\n`);
  for await (const piece of input) {
    if (socket.destroyed) return;
    if (!socket.write(piece)) await drained(socket);
  }
  socket.end();
}

/** Waits until the socket takes more, or is closed. */
async function drained(socket: Socket): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const events = [once(socket, 'drain', { signal }), once(socket, 'close', { signal })];
  // Removes the listeners of the other event, of which each wait would leave one.
  await Promise.race(events).finally(() => waiting.abort());
}

async function readResponse(
  socket: Socket,
  { print, progress }: Omit<OperationTalk, 'input'>,
): Promise<void> {
  for await (const text of createInterface({ input: socket })) {
    const line = responseLine.parse(JSON.parse(text));
    if ('refused' in line) throw new Refusal(line.refused);
    if ('done' in line) return;
    if ('print' in line) print(line.print);
    else progress(line.progress);
  }
  throw new Refusal(CUT_OFF);
}
