import { setTimeout as delay } from 'node:timers/promises';
import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import { listBackups } from '../../api/src/ops/backups/stored-backups.ts';
import type { Fault, Scene } from './faults.ts';
import { until } from './processes.ts';
import { waitForLeader } from './wait-for-leader.ts';

/** Longer than a message is leased to the instance that took it, and than the look for due work. */
const STOPPED_MS = 75_000;
const MOST_MS = 30_000;
const CODES = 60;

/**
 * Stops the process that leads, as a suspended machine does, and wakes it. Nothing that another
 * instance does meanwhile may be done a second time.
 */
export const stoppedLeader: Fault = {
  name: 'the instance that leads stopped for 75 s, and woken',
  async happen({ instances, settings, mailed, backupDir, notes, wrongs }: Scene) {
    const before = await waitForLeader(settings, () => true);
    const stopped = instances.find(({ name }) => name === before);
    if (!stopped) throw new Error('The leader is none of the instances.');
    // Some of these messages are taken, some only stored when it stops.
    const requests = Array.from({ length: CODES }, (_, at) => sendCode(stopped.url, at));
    await Promise.race(requests);
    process.kill(stopped.pid, 'SIGSTOP');
    const begun = performance.now();
    const session = await Session.connect(settings);
    await session.execute(EXPIRED);
    const after = await waitForLeader(settings, (name) => name !== before);
    const tookMs = performance.now() - begun;
    notes.push(`${after} leads ${(tookMs / 1000).toFixed(1)} s after ${before} was stopped`);
    if (tookMs > MOST_MS) wrongs.push('nobody led for more than 30 s');
    await until('the new leader has cleaned up', async () => {
      const { rows } = await session.execute<{ left: number }>(LEFT);
      return rows[0]?.left === 0;
    });
    const cleaned = (performance.now() - begun) / 1000;
    notes.push(`it had cleaned up ${cleaned.toFixed(1)} s after ${before} was stopped`);
    await delay(STOPPED_MS - (performance.now() - begun));
    process.kill(stopped.pid, 'SIGCONT');
    await Promise.all(requests);
    return async () => {
      await until('no mail is left', async () => {
        const { rows } = await session.execute<{ left: number }>(MAIL);
        return rows[0]?.left === 0;
      });
      await session.end();
      await until('a backup is whole', async () => (await listBackups(backupDir)).length > 0);
      const backups = (await listBackups(backupDir)).length;
      const people = new Set(mailed).size;
      notes.push(`${mailed.length} messages to ${people} people; scheduled backups: ${backups}`);
      if (mailed.length > people) wrongs.push(`${mailed.length - people} messages were sent twice`);
      if (backups !== 1) wrongs.push(`${backups} backups instead of one`);
      if ((await waitForLeader(settings, () => true)) === before) wrongs.push(`${before} leads`);
    };
  },
};

/** Asks for a sign-in code; the answer may come late, or not at all. */
async function sendCode(url: string, at: number): Promise<void> {
  await fetch(`${url}/api/auth/send-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `stopped-${at}@people.example` }),
  }).catch(() => {});
}

const EXPIRED = `insert into sessions ("tokenHash", "userId", "createdAt", "expiresAt")
  values ('expired', 'user-0', '2025-01-01T00:00:00.000Z', '2025-02-01T00:00:00.000Z')`;
const LEFT = `select count(*) as left from sessions where "tokenHash" = 'expired'`;
const MAIL = 'select count(*) as left from mail_outbox';
