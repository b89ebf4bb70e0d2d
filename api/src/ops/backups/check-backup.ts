import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../db/database.ts';
import { openSqliteFile } from '../../db/sqlite/sqlite-file.ts';
import { checksumOf } from './checksum.ts';
import { type BackedUpFile, DATABASE, type Manifest, readManifest } from './manifest.ts';
import type { StoredBackup } from './stored-backups.ts';

/** The time limit for reading backups, in milliseconds, after which the rest stays unchecked. */
const CHECK_MS = 120_000;

export interface CheckedBackups {
  /** The newest backup with only valid checksums and pages. */
  sound: { path: string; manifest: Manifest } | undefined;
  /** The newer ones, which are damaged, with a reason each. */
  damaged: { path: string; reason: string }[];
  /** Whether the time ran out before a sound one was found. */
  isCutShort: boolean;
}

interface CheckOptions extends DatabaseOptions {
  /** The time limit in milliseconds. */
  checkMs?: number;
}

class OutOfTime extends Error {}

/**
 * Checks backups in the given order until one is sound: its manifest, the checksum of every file
 * and the pages of its database. Reads pictures that several backups share once.
 * @param backups newest first
 */
export async function findSoundBackup(
  backups: readonly Pick<StoredBackup, 'path'>[],
  { checkMs = CHECK_MS, nativeBinding }: CheckOptions,
): Promise<CheckedBackups> {
  const end = performance.now() + checkMs;
  const checksums = new Map<string, string>();
  const damaged: CheckedBackups['damaged'] = [];
  for (const { path } of backups) {
    try {
      const manifest = await readManifest(path);
      for (const file of manifest.files) {
        if (performance.now() > end) throw new OutOfTime();
        await checkFile(path, file, checksums);
      }
      checkPages(join(path, DATABASE), { nativeBinding });
      return { sound: { path, manifest }, damaged, isCutShort: false };
    } catch (error) {
      if (error instanceof OutOfTime) return { sound: undefined, damaged, isCutShort: true };
      damaged.push({ path, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { sound: undefined, damaged, isCutShort: false };
}

/**
 * Checks a file of a backup against its manifest.
 * @param checksums those computed so far, by the identity of the file
 * @throws Error with the problem
 */
export async function checkFile(
  backup: string,
  { path, bytes, sha256 }: BackedUpFile,
  checksums = new Map<string, string>(),
): Promise<void> {
  const file = join(backup, path);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `${path} is missing` : error.message);
  });
  if (found.size !== bytes) throw new Error(`${path} has ${found.size} bytes, not ${bytes}`);
  const id = `${found.dev}:${found.ino}`;
  const actual = checksums.get(id) ?? (await checksumOf(file));
  checksums.set(id, actual);
  if (actual !== sha256) throw new Error(`${path} was changed`);
}

/** Checks every page of a closed database without writing. @throws Error with the first problem */
function checkPages(file: string, options: DatabaseOptions): void {
  const connection = openSqliteFile(file, options, { readonly: true, fileMustExist: true });
  try {
    const [response] = connection.pragma('quick_check(1)') as [{ quick_check: string }];
    if (response.quick_check !== 'ok') throw new Error(`${DATABASE}: ${response.quick_check}`);
  } finally {
    connection.close();
  }
}
