import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from '../sqlite-file.ts';
import type {
  CheckpointMode,
  CheckpointRequest,
  CheckpointResponse,
  CheckpointResult,
  WorkerOptions,
} from './checkpoint-messages.ts';
import { UnusedSpace } from './unused-space.ts';

/** The worker's script: runs a checkpoint for each request, without waiting for locks. */
const port = parentPort;
if (!port) throw new Error('This script runs in a worker thread.');
const { file, nativeBinding }: WorkerOptions = workerData;
const connection = openSqliteFile(file, { nativeBinding }, { fileMustExist: true, timeout: 0 });
const unusedSpace = new UnusedSpace(file);
/** Takes 15 ms. */
const PAGES_AT_ONCE = 1000;
let stalePages: number[] = [];

port.on('message', (request: CheckpointRequest) => {
  if (request !== 'stop') return port.postMessage(respond(request));
  connection.close();
  port.close();
});

function respond(request: Exclude<CheckpointRequest, 'stop'>): CheckpointResponse {
  try {
    return { result: run(request) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function run(request: Exclude<CheckpointRequest, 'stop'>): CheckpointResult | number {
  if (request === 'find') stalePages = unusedSpace.find();
  else if (request === 'overwrite') unusedSpace.overwrite(stalePages.splice(0, PAGES_AT_ONCE));
  else return checkpoint(request);
  return stalePages.length;
}

function checkpoint(mode: CheckpointMode): CheckpointResult {
  const [result] = connection.pragma(`wal_checkpoint(${mode})`) as [CheckpointResult];
  return result;
}
