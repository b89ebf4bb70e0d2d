import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { UNNAMED } from '../../db/settings/database-name.ts';
import { BackupError, DamagedBackupError } from './backup-error.ts';
import { backupKinds } from './stored-backups.ts';

export const DATABASE = 'hoptrail.db';
export const UPLOADS = 'uploads';
const MANIFEST = 'manifest.json';

const file = z.object({
  /**
   * A path below the backup's folder with forward slashes. The pattern excludes paths outside it.
   */
  path: z.string().regex(/^(hoptrail\.db|uploads\/[\w-]{1,64}\/[\w-]{1,32}\.\w{1,8})$/),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifest = z.object({
  format: z.literal(1),
  kind: z.enum(backupKinds),
  createdAt: z.iso.datetime(),
  /** The version of Hoptrail that made the backup. */
  version: z.string(),
  /** The id of the database; absent in backups of earlier versions. */
  database: z.string().default(UNNAMED),
  /** The migrations of the database. */
  migrations: z.array(z.string()),
  /** Pictures that the database refers to but that were missing in the data folder. */
  missingUploads: z.array(z.string()),
  /** Where the pictures are, such as `s3://bucket/prefix`, where the backup holds none. */
  objectStore: z.string().optional(),
  /** The rows of each table, where they were read from PostgreSQL. */
  tables: z
    .array(z.object({ name: z.string(), rows: z.int().min(0), sha256: z.string() }))
    .optional(),
  files: z.array(file),
});

/** The `manifest.json` of a backup. */
export type Manifest = z.infer<typeof manifest>;
export type BackedUpFile = z.infer<typeof file>;

/** Returns the path of a backup's manifest. */
export function manifestFile(backup: string): string {
  return join(backup, MANIFEST);
}

/**
 * Reads a backup's manifest.
 * @throws BackupError if the folder is not a backup or has a newer format; the system's error if it
 * cannot be read
 */
export async function readManifest(backup: string): Promise<Manifest> {
  await stat(backup).catch((cause: NodeJS.ErrnoException) => {
    throw isMissing(cause) ? new BackupError(`There is no folder ${backup}.`, { cause }) : cause;
  });
  const text = await readFile(manifestFile(backup), 'utf8').catch((cause) => {
    if (!isMissing(cause)) throw cause;
    throw new DamagedBackupError(`${backup} is not a backup: it has no readable ${MANIFEST}.`, {
      cause,
    });
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new DamagedBackupError(
      `${manifestFile(backup)} is damaged, or was written by a newer Hoptrail. Nothing was changed.`,
      { cause },
    );
  }
}

function isMissing({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR';
}
