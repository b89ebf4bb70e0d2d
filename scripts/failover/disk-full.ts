import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { settingsOf } from '../../api/src/testing/postgres/settings-of.ts';
import { check } from './check.ts';
import { canConnect, prepareServer } from './debian-server.ts';
import { startInstances } from './instances.ts';
import { Load } from './load.ts';
import { freePort, type Program, until } from './processes.ts';
import type { Report } from './report.ts';
import { fillDatabase } from './world.ts';

/** A disk that becomes full, and how a server is put on it. */
interface FullDisk {
  name: string;
  size: string;
  prepare(folder: string, disk: string, port: number): ReturnType<typeof prepareServer>;
}

export const fullDisks: readonly FullDisk[] = [
  {
    name: 'the disk of the server full for 10 s',
    size: '700m',
    async prepare(_folder, disk, port) {
      return await prepareServer(disk, port, ['max_wal_size=128MB']);
    },
  },
  {
    name: 'the disk of the write-ahead log full for 10 s',
    size: '200m',
    async prepare(folder, disk, port) {
      // Small files that are not used again, so that a new one is needed soon.
      const settings = ['max_wal_size=64MB', 'min_wal_size=2MB', 'wal_recycle=off'];
      const flags = [`--waldir=${join(disk, 'log')}`, '--wal-segsize=1'];
      return await prepareServer(folder, port, settings, flags);
    },
  },
];

const PEOPLE = 100_000;
const FULL_MS = 10_000;
const BEFORE_MS = 4000;

/** Fills the disk of a PostgreSQL server to the last byte, and empties it again. */
export async function fillDisk(
  { name, size, prepare }: FullDisk,
  parent: string,
  report: Report,
): Promise<void> {
  console.log(name);
  const folder = join(parent, name.replaceAll(/\W+/g, '-'));
  const disk = join(folder, 'disk');
  await mkdir(disk, { recursive: true });
  await chmod(folder, 0o777);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=777`, 'tmpfs', disk]);
  let server: Program | undefined;
  try {
    const port = await freePort();
    const start = await prepare(folder, disk, port);
    server = await start();
    const url = `postgres://postgres@127.0.0.1:${port}/hoptrail?sslmode=disable`;
    const settings = settingsOf(url);
    await until(
      'PostgreSQL answers',
      async () => await canConnect(settingsOf(url.replace('/hoptrail?', '/postgres?'))),
    );
    await fillDatabase(settings, PEOPLE);
    const instances = await startInstances(join(folder, 'on-full-disk'), url, ['a', 'b', 'c']);
    let person = 0;
    const load = new Load(instances, () => person++ % PEOPLE);
    const { acknowledged } = load.outcome;
    await until('check-ins are accepted', () => acknowledged.length > 100);
    await delay(BEFORE_MS);
    const begun = performance.now();
    const filler = await fill(disk);
    await until('check-ins are refused', () =>
      [...load.outcome.writes].some(([status]) => status === '507' || status === '503'),
    );
    await delay(FULL_MS);
    await rm(filler);
    const over = performance.now();
    await delay(2000);
    // PostgreSQL ends when it cannot write its log even to recover: the system's manager starts it again.
    if (server.child.exitCode !== null) server = await start();
    await until('every instance accepts check-ins again', () =>
      instances.every((one) =>
        acknowledged.some(({ at, instance }) => at > over && instance === one.name),
      ),
    );
    await delay(3000);
    const outcome = await load.stop();
    const verdict = await check(settings, instances, outcome);
    const complaints = (await Promise.all(instances.map((one) => one.complaints()))).flat();
    const isWhole = instances.every((one) => one.runs());
    for (const instance of instances) await instance.stop();
    report.add({ name, lastsMs: FULL_MS, begun, outcome, verdict, complaints, isWhole });
  } finally {
    await server?.stop('SIGQUIT');
    execFileSync('umount', ['-l', disk]);
  }
}

/** @returns the file that fills the disk */
async function fill(disk: string): Promise<string> {
  const file = join(disk, 'filler');
  const part = Buffer.alloc(1024 * 1024);
  for (;;) {
    const { bavail, bsize } = await statfs(disk);
    if (bavail * bsize < part.length) break;
    await writeFile(file, part, { flag: 'a' });
  }
  const { bavail, bsize } = await statfs(disk);
  await writeFile(file, Buffer.alloc(bavail * bsize), { flag: 'a' }).catch(() => {});
  return file;
}
