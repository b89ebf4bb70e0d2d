import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readManifest } from '../manifest.ts';
import { DRAFT, isAhead, listBackups, type StoredBackup } from '../stored-backups.ts';

/** The numbers of scheduled backups to keep. */
export interface Retention {
  hourly: number;
  daily: number;
}

const UPGRADES_KEPT = 3;
const HOUR_DIGITS = '2026-05-01T12'.length;
const DAY_DIGITS = '2026-05-01'.length;

/**
 * Returns the backups to remove. Keeps the newest scheduled one of each hour and each day, for the
 * configured numbers of hours and days; the newest three from before upgrades; and all made by
 * hand. Keeps the newest of those dated in the future, without counting it.
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
 * Removes expendable backups. Those of another database stay, because they may be the only copy of
 * a lost one.
 * @param backup a backup of the database whose backups are counted
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
    // A damaged backup names no database, so it counts as one of this database.
    const manifest = await readManifest(stored.path).catch(() => undefined);
    if (manifest === undefined || manifest.database === database) own.push(stored);
  }
  for (const { path } of expendable(own, retention, now)) {
    // Renamed to a draft first, so that an interrupted removal leaves no half backup.
    const gone = join(folder, `${DRAFT}${basename(path)}`);
    await rename(path, gone);
    await rm(gone, { recursive: true, force: true });
  }
}
