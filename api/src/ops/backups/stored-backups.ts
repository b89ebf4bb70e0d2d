import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@hoptrail/contracts/limits';

/**
 * Why a backup was made: on schedule, by hand, or before an upgrade of the database. Retention
 * removes old scheduled backups, and all but the newest three from before upgrades.
 */
export const backupKinds = ['rotating', 'manual', 'upgrade'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** A finished backup, as its folder's name describes it. */
export interface StoredBackup {
  path: string;
  kind: BackupKind;
  createdAt: Date;
}

/** Prefix of unfinished and half-removed backups; the next backup removes them. */
export const DRAFT = '.draft-';

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(rotating|manual|upgrade)$/;

/** Returns the name of a backup's folder. The names sort by time. */
export function backupName(kind: BackupKind, createdAt: Date): string {
  return `${createdAt.toISOString().replaceAll(':', '-')}-${kind}`;
}

/**
 * Returns the finished backups in a folder, newest first; none if it is missing or no folder. Ignores
 * everything else in it.
 */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  return names
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const [, day, hour, minute, second, kind] = NAME.exec(name) ?? [];
      const createdAt = new Date(`${day}${hour}:${minute}:${second}`);
      const backupKind = backupKinds.find((one) => one === kind);
      return backupKind ? [{ path: join(folder, name), kind: backupKind, createdAt }] : [];
    });
}

/**
 * Returns when the newest backup was made. Ignores those dated in the future, which were made while
 * the clock was ahead.
 */
export async function findNewestBackupAt(folder: string, now: Date): Promise<Date | undefined> {
  const backups = await listBackups(folder);
  return backups.find((backup) => !isAhead(backup, now))?.createdAt;
}

/** Returns whether a backup is dated in the future. */
export function isAhead({ createdAt }: StoredBackup, now: Date): boolean {
  return createdAt.getTime() > now.getTime() + HOUR_MS;
}
