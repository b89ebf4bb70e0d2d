import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { readManifest } from '../../ops/backups/manifest.ts';
import { temporaryFolder } from '../app.ts';
import { addPicture, contentOf } from '../data-folder/content.ts';
import { hoptrail } from '../processes/command.ts';
import { many, record } from './support/counts.ts';
import { expectSound } from './support/sound.ts';
import { undisturbed } from './support/undisturbed.ts';
import { checkIn, fillWithPeople, nameOf, type Visit } from './support/world.ts';

const WRITERS = 4;
const PEOPLE = 200;
const BEFORE = 200;
const PICTURES = 10;

test('a backup under load restores every row and file', async (context) => {
  const [dataDir, backupDir] = [await temporaryFolder(), await temporaryFolder()];
  const settings = { DATA_DIR: dataDir, BACKUP_DIR: backupDir };
  const visits = await fillWithPeople(dataDir, PEOPLE);
  await addPictures(dataDir);
  const server = await serve(settings);
  const load = new Load(server.url, visits);

  load.start();
  await load.acknowledgedAre(BEFORE);
  const before = new Set(load.acknowledged);
  const { path } = await run(['backup'], settings);
  // People check in while the backup runs, and nobody waits.
  const meanwhile = load.acknowledged.size - before.size;
  expect(meanwhile).toBeGreaterThan(0);
  const [second, third, fourth] = [['serve'], ['restore', path], ['rollback']].map((args) =>
    hoptrail(args, settings),
  );
  for (const refused of [second, third, fourth]) {
    expect(await refused?.ended).toBe(1);
  }
  expect(second?.output()).toContain('Another Hoptrail is using the data folder');
  expect(third?.output()).toContain('Another Hoptrail is using the data folder');
  await load.stop();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  // The backup that ran during check-ins is complete, of one moment.
  const wiped = await wipe(dataDir);
  await run(['restore', path], settings);
  const restored = await expectSound(dataDir);
  expect([...before].filter((name) => !restored.includes(name))).toEqual([]);
  expect(restored.filter((name) => !load.acknowledged.has(name))).toEqual([]);

  // In the final backup, without writes, every row and file is the same.
  await wipe(dataDir);
  for (const name of await readdir(wiped)) await rename(join(wiped, name), join(dataDir, name));
  const content = await contentOf(dataDir);
  const last = await run(['backup'], settings);
  await wipe(dataDir);
  await run(['restore', last.path], settings);
  expect(await contentOf(dataDir)).toEqual(content);
  const rows = Object.values(content.rows).reduce((sum, { length }) => sum + length, 0);
  expect((await readManifest(last.path)).missingUploads).toEqual([]);

  record(context, 'the data folder wiped', {
    done: `a backup while ${WRITERS} people at once check in (${many(load.acknowledged.size, 'check-ins')}, ${meanwhile} of them during the backup), wiped, restored; then again without writes`,
    held: `the first has every check-in acknowledged before it and no partial writes; in the second all ${many(rows, 'rows')} and ${Object.keys(content.files).length} files are the same`,
  });
});

async function addPictures(dataDir: string): Promise<void> {
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  try {
    for (let count = 0; count < PICTURES; count += 1) await addPicture({ dataDir, db });
  } finally {
    await db.destroy();
  }
}

async function serve(settings: Record<string, string>) {
  const server = hoptrail(['serve'], {
    ...settings,
    ...undisturbed,
  });
  await server.printed('data in');
  return { ...server, url: /http:\/\/[\w.]+:\d+/.exec(server.output())?.[0] ?? '' };
}

/**
 * Runs a command that must succeed.
 * @returns the path that it printed
 */
async function run(args: string[], settings: Record<string, string>): Promise<{ path: string }> {
  const command = hoptrail(args, settings);
  expect(await command.ended, command.output()).toBe(0);
  return { path: command.printedOut().trim() };
}

/**
 * Empties a data folder, except for the unpacked files of the program.
 * @returns the folder that has the rest
 */
async function wipe(dataDir: string): Promise<string> {
  const elsewhere = await temporaryFolder();
  for (const name of await readdir(dataDir)) {
    if (name !== '.runtime') await rename(join(dataDir, name), join(elsewhere, name));
  }
  return elsewhere;
}

/** People who check in one after another until they are stopped. */
class Load {
  readonly acknowledged = new Set<string>();
  readonly #url: string;
  readonly #visits: Visit[];
  #isStopped = false;
  #writing: Promise<void>[] = [];
  #waiting: { count: number; resolve: () => void } | undefined;

  constructor(url: string, visits: Visit[]) {
    this.#url = url;
    this.#visits = visits;
  }

  start(): void {
    this.#writing = Array.from({ length: WRITERS }, () => this.#write());
  }

  /** Resolves when this many check-ins were acknowledged. */
  acknowledgedAre(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = { count, resolve };
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#writing);
  }

  async #write(): Promise<void> {
    for (let visit = this.#visits.pop(); visit && !this.#isStopped; visit = this.#visits.pop()) {
      const response = await checkIn(this.#url, visit);
      expect(response.status).toBe(200);
      this.acknowledged.add(nameOf(visit));
      if (this.#waiting && this.acknowledged.size >= this.#waiting.count) this.#waiting.resolve();
    }
  }
}
