import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from '../sqlite-file.ts';
import type {
  CheckpointMode,
  CheckpointRequest,
  CheckpointResponse,
  CheckpointResult,
  WorkerOptions,
} from './checkpoint-messages.ts';

/** The worker's script: runs a checkpoint for each request, without waiting for locks. */
const port = parentPort;
if (!port) throw new Error('This script runs in a worker thread.');
const { file, nativeBinding }: WorkerOptions = workerData;
const connection = openSqliteFile(file, { nativeBinding }, { fileMustExist: true, timeout: 0 });

port.on('message', (request: CheckpointRequest) => {
  if (request !== 'stop') return port.postMessage(checkpoint(request));
  connection.close();
  port.close();
});

function checkpoint(mode: CheckpointMode): CheckpointResponse {
  try {
    const [result] = connection.pragma(`wal_checkpoint(${mode})`) as [CheckpointResult];
    return { result };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
