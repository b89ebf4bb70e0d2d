import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from '../sqlite-file.ts';
import type { Answer, Order, Outcome, ThreadData } from './checkpoint-messages.ts';

/** What runs in the thread: it moves the log when it is told to, and waits for nobody's lock. */
const port = parentPort;
if (!port) throw new Error('This is for a thread.');
const { file, nativeBinding }: ThreadData = workerData;
const connection = openSqliteFile(file, { nativeBinding }, { fileMustExist: true, timeout: 0 });

port.on('message', (order: Order) => {
  if (order !== 'stop') return port.postMessage(carryOut(order));
  connection.close();
  port.close();
});

function carryOut(order: Order): Answer {
  try {
    const [outcome] = connection.pragma(`wal_checkpoint(${order})`) as [Outcome];
    return { outcome };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
