import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readManifest } from '../manifest.ts';
import { DRAFT, isAhead, listBackups, type StoredBackup } from '../stored-backups.ts';

/** How many backups are kept of those that are made by themselves. */
export interface Retention {
  hourly: number;
  daily: number;
}

const UPGRADES_KEPT = 3;
const HOUR_DIGITS = '2026-05-01T12'.length;
const DAY_DIGITS = '2026-05-01'.length;

/**
 * Which backups can go: of the rotating ones the newest of each hour and each day stays, for as
 * many hours and days as are kept; of those before upgrades the newest three. Backups by hand
 * stay. One from the future, made while the clock ran ahead, takes no other one's place.
 * @param backups newest first
 */
export function expendable(
  backups: readonly StoredBackup[],
  { hourly, daily }: Retention,
  now: Date,
): StoredBackup[] {
  const rotating = backups.filter(({ kind }) => kind === 'rotating');
  const past = rotating.filter((backup) => !isAhead(backup, now));
  const kept = new Set([
    ...past.slice(0, 1),
    ...newestOfEach(past, HOUR_DIGITS).slice(0, hourly),
    ...newestOfEach(past, DAY_DIGITS).slice(0, daily),
    ...rotating.filter((backup) => isAhead(backup, now)).slice(0, 1),
    ...backups.filter(({ kind }) => kind === 'manual'),
    ...backups.filter(({ kind }) => kind === 'upgrade').slice(0, UPGRADES_KEPT),
  ]);
  return backups.filter((backup) => !kept.has(backup));
}

function newestOfEach(backups: readonly StoredBackup[], digits: number): StoredBackup[] {
  const slotOf = ({ createdAt }: StoredBackup) => createdAt.toISOString().slice(0, digits);
  return backups.filter(
    (backup, at) => at === 0 || slotOf(backup) !== slotOf(backups[at - 1] ?? backup),
  );
}

/**
 * Removes the backups in a folder that can go. Those of another database stay: where a database was
 * lost and a new one begun, the backups of the lost one are all that is left of it.
 * @param backup one of the database whose backups are counted
 */
export async function removeExpendable(
  folder: string,
  retention: Retention,
  now: Date,
  backup: string,
): Promise<void> {
  const { database } = await readManifest(backup);
  const own: StoredBackup[] = [];
  for (const stored of await listBackups(folder)) {
    // A damaged one says nothing: it goes when it is old.
    const manifest = await readManifest(stored.path).catch(() => undefined);
    if (manifest === undefined || manifest.database === database) own.push(stored);
  }
  for (const { path } of expendable(own, retention, now)) {
    // With the name of a draft it is no backup any more, however far the removal gets.
    const gone = join(folder, `${DRAFT}${basename(path)}`);
    await rename(path, gone);
    await rm(gone, { recursive: true, force: true });
  }
}
