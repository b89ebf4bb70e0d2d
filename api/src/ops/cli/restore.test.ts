import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/app.ts';
import { stockedFolder } from '../../testing/data-folder/content.ts';
import { hoptrail } from '../../testing/processes/command.ts';

// Each test starts processes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test('backs up and restores, with the progress on stderr and the folder on stdout', async () => {
  const DATA_DIR = await temporaryFolder();
  const BACKUP_DIR = await temporaryFolder();
  const first = hoptrail(['serve'], { DATA_DIR });
  await first.printed('data in');
  const backup = hoptrail(['backup'], { DATA_DIR, BACKUP_DIR });
  expect(await backup.ended).toBe(0);
  expect(backup.printedOut()).toMatch(new RegExp(`^${BACKUP_DIR}/[\\w.-]+-manual\n$`));
  expect(backup.output()).toContain('checksums ...');
  const path = backup.printedOut().trim();
  const refused = hoptrail(['restore', path], { DATA_DIR });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('Another Hoptrail is using the data folder');
  first.child.kill('SIGTERM');
  await first.ended;

  const restored = hoptrail(['restore', path], { DATA_DIR });
  expect(await restored.ended).toBe(0);
  expect(restored.printedOut()).toMatch(
    /^Restored the data of .* UTC into .*\nThe former data are in .*replaced-.*\n$/,
  );
  const none = hoptrail(['restore', DATA_DIR], { DATA_DIR });
  expect(await none.ended).toBe(1);
  expect(none.output()).toBe(`${DATA_DIR} is not a backup: it has no readable manifest.json.\n`);
  const rollback = hoptrail(['rollback'], { DATA_DIR, BACKUP_DIR });
  expect(await rollback.ended).toBe(1);
  expect(rollback.output()).toBe(`There is no backup from before an upgrade in ${BACKUP_DIR}.\n`);
});

test('restores a backup by name, by path, or the newest sound one, and names it', async () => {
  const { dataDir: DATA_DIR, close } = await stockedFolder();
  await close();
  const BACKUP_DIR = await temporaryFolder();
  const env = { DATA_DIR, BACKUP_DIR };
  const none = hoptrail(['restore', 'newest'], env);
  expect(await none.ended).toBe(1);
  expect(none.output()).toBe(`There is no backup in ${BACKUP_DIR}.\n`);
  const backUp = async () => {
    const backup = hoptrail(['backup'], env);
    expect(await backup.ended).toBe(0);
    return backup.printedOut().trim();
  };
  const [first, second] = [await backUp(), await backUp()];
  const restore = async (given: string) => {
    const run = hoptrail(['restore', given], env);
    expect(await run.ended, run.output()).toBe(0);
    return run;
  };
  expect((await restore(basename(first))).printedOut()).toContain(
    `Used the backup ${first}.\nRestored the data`,
  );
  expect((await restore('newest')).printedOut()).toContain(`Used the backup ${second}.`);
  expect((await restore(second)).printedOut()).toMatch(/^Restored the data of/);

  await writeFile(join(second, 'hoptrail.db'), 'short');
  const older = await restore('newest');
  expect(older.printedOut()).toContain(`Used the backup ${first}.`);
  expect(older.output()).toContain(`Skipped ${second}: The backup ${second} is damaged`);
  const unknown = hoptrail(['restore', '2020-manual'], env);
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toBe(
    `There is no backup 2020-manual, neither here nor in ${BACKUP_DIR}. Nothing was changed. The newest is ${second}.\n`,
  );
});
