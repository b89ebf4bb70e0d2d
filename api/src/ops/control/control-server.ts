import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import { AppError } from '../../errors.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { OperationDeps } from '../../operation.ts';
import { operationNamed } from './operations.ts';
import { callLine, controlPath, type ResponseLine } from './wire.ts';

interface ControlDeps extends OperationDeps {
  /** The absolute path of the data folder. */
  folder: string;
  log: Logger;
}

/**
 * Runs operations for the command line, over a socket in the data folder that only the server's own
 * account and root may open.
 * @returns a function that waits for running operations and stops
 */
export async function startControl(deps: ControlDeps): Promise<() => Promise<void>> {
  const path = controlPath(deps.folder);
  if (path === undefined) {
    deps.log.warn('The path of the data folder is too long for commands while the server runs.');
    return async () => {};
  }
  // This process holds the folder's lock, so a socket that exists was left by a crash.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => respond(deps, socket));
  listenPrivately(server, path);
  await once(server, 'listening');
  return async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
}

/** Listens on a private socket. It is bound synchronously, so the umask affects no other file. */
function listenPrivately(server: Server, path: string): void {
  const umask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(umask);
  }
}

async function respond(deps: ControlDeps, socket: Socket): Promise<void> {
  const { config, db, clock, loadTagKey, wakeOutbox, server, log } = deps;
  const say = (line: ResponseLine) => socket.write(`${JSON.stringify(line)}\n`);
  // The command may disconnect: reading then fails, and changes made so far stay.
  socket.on('error', () => {});
  const text = socket.setEncoding('utf8').iterator({ destroyOnReturn: false });
  const pieces: AsyncIterator<string> = text[Symbol.asyncIterator]();
  try {
    const { first, rest } = await splitFirstLine(pieces);
    const call = callLine.parse(JSON.parse(first));
    const operation = operationNamed(call.operation);
    if (!operation) throw new Refusal('The running server is another version. Restart it first.');
    const context = {
      config,
      db,
      clock,
      loadTagKey,
      wakeOutbox,
      ...(server ? { server } : {}),
      input: rest,
      print: (print: string) => say({ print }),
      progress: (progress: string) => say({ progress }),
    };
    await operation.run(context, call.args);
    log[operation.isQuiet ? 'debug' : 'info']({ operation: call.operation }, 'a command was run');
    say({ done: true });
  } catch (error) {
    if (!hasPublicMessage(error) && !socket.destroyed)
      log.error({ err: error }, 'a command failed');
    say({
      refused: hasPublicMessage(error) ? error.message : "It failed; the server's log says why.",
    });
  }
  // Discards unread input, so that the other side can close too: after the iterator has ended, which
  // keeps the socket paused.
  await pieces.return?.().catch(() => {});
  socket.end();
  socket.resume();
}

function hasPublicMessage(error: unknown): error is Error {
  return error instanceof Refusal || error instanceof AppError;
}

/** Splits the first line from the input. Reading to the end keeps the socket open for the response. */
async function splitFirstLine(
  pieces: AsyncIterator<string>,
): Promise<{ first: string; rest: AsyncIterable<string> }> {
  let start = '';
  while (!start.includes('\n')) {
    const { done, value } = await pieces.next();
    if (done) break;
    start += value;
  }
  const end = start.indexOf('\n');
  async function* rest() {
    yield start.slice(end + 1);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  return { first: start.slice(0, end), rest: rest() };
}
