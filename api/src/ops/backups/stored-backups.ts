import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@hoptrail/contracts/limits';

/**
 * Why a backup was made: by the hour and the day, by hand, or before an upgrade of the database.
 * Only the first kind is ever removed to make room for newer ones of itself.
 */
export const backupKinds = ['rotating', 'manual', 'upgrade'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** A finished backup, as the name of its folder tells. */
export interface StoredBackup {
  path: string;
  kind: BackupKind;
  createdAt: Date;
}

/** Begins the name of what is no backup yet, or any more; the next backup removes it. */
export const DRAFT = '.draft-';

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(rotating|manual|upgrade)$/;

/** The name of a backup's folder: sorted by name they are sorted by time. */
export function backupName(kind: BackupKind, createdAt: Date): string {
  return `${createdAt.toISOString().replaceAll(':', '-')}-${kind}`;
}

/**
 * The finished backups in a folder, newest first; none where the folder is missing. Anything
 * else in it is passed over.
 */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const [, day, hour, minute, second, kind] = NAME.exec(name) ?? [];
      const createdAt = new Date(`${day}${hour}:${minute}:${second}`);
      const known = backupKinds.find((one) => one === kind);
      return known ? [{ path: join(folder, name), kind: known, createdAt }] : [];
    });
}

/**
 * When the newest backup was made. One that says that it is of the future was made while the clock
 * ran ahead: how old it is nobody knows.
 */
export async function findNewestBackupAt(folder: string, now: Date): Promise<Date | undefined> {
  const backups = await listBackups(folder);
  return backups.find((backup) => !isAhead(backup, now))?.createdAt;
}

/** Whether a backup says that it was made in the future. */
export function isAhead({ createdAt }: StoredBackup, now: Date): boolean {
  return createdAt.getTime() > now.getTime() + HOUR_MS;
}
