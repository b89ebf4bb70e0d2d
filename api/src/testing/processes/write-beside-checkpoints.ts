/**
 * A process that checks people in without a pause, with frequent checkpoints. Prints every
 * acknowledged check-in, and when a checkpoint begins and ends: `node write-beside-checkpoints.ts
 * <data folder> <first user> <number of users>`.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../db/database.ts';
import { CheckpointWorker } from '../../db/sqlite/checkpoints/checkpoint-worker.ts';
import { Checkpoints } from '../../db/sqlite/checkpoints/checkpoints.ts';
import { checkIn } from '../../features/checkins/check-in.ts';
import { sourceRuntime } from '../../ops/source-runtime.ts';

const WRITERS = 4;
const SIZE = { due: 20, most: 200 };
const [dataDir = '', first = '0', count = '0'] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

class ReportingWorker extends CheckpointWorker {
  override async checkpoint(mode: Parameters<CheckpointWorker['checkpoint']>[0]) {
    say('moving');
    return await super.checkpoint(mode).finally(() => say('moved'));
  }
}

const file = join(dataDir, 'hoptrail.db');
const db = openDatabase(file);
const { checkpointThread } = await sourceRuntime.unpack(dataDir);
const worker = new ReportingWorker(checkpointThread, { file, nativeBinding: undefined });
const checkpoints = new Checkpoints(db, worker, SIZE);
checkpoints.onFailure((reason) => say(`failed: ${reason}`));
await checkpoints.start();

const from = (table: 'users' | 'breweries') => db.selectFrom(table).select('id').orderBy('id');
const users = await from('users').offset(Number(first)).limit(Number(count)).execute();
const visits = (await from('breweries').execute()).flatMap((brewery) =>
  users.map((user) => ({ userId: user.id, breweryId: brewery.id })),
);

const clock = { now: () => new Date() };
const config = { checkinRequiresLocation: false };

async function write(): Promise<void> {
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    await checkIn({ db, clock, config }, visit);
    say(`${visit.userId}@${visit.breweryId}`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, write));
await checkpoints.stop();
await db.destroy();
