import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import type { Db } from '../../db/database.ts';
import { counted } from '../../lib/counted.ts';
import { findAllStoredUploadIds } from '../backups/backups.repo.ts';
import { checkFile } from '../backups/check-backup.ts';
import { readManifest, UPLOADS } from '../backups/manifest.ts';
import type { StoredBackup } from '../backups/stored-backups.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Checks that every picture in the database has its files, and that there are no others. */
export async function examineUploads(
  db: Db,
  dataDir: string,
  backups: readonly StoredBackup[],
): Promise<Finding[]> {
  const folder = join(dataDir, 'uploads');
  const there = await readdir(folder).catch(() => []);
  const known = await findAllStoredUploadIds(db);
  const missing = await filter(known, async (id) => !(await isWhole(join(folder, id))));
  const orphaned = there.filter((name) => !name.startsWith('.') && !known.includes(name));
  const findings: Finding[] = [];
  if (missing.length > 0) {
    const source = await findWithPicture(backups, missing[0]);
    findings.push(
      problem(
        'pictures',
        `${missing.length} of ${known.length} are missing: ${some(missing)}`,
        source === undefined
          ? 'No backup has them. Their owners can send them again.'
          : `Copy their folders from ${source} to ${folder}.`,
      ),
    );
  }
  if (orphaned.length > 0) {
    const fix = `They are harmless. Remove them from ${folder} to free space.`;
    findings.push(warning('pictures', `${orphaned.length} are unused: ${some(orphaned)}`, fix));
  }
  return findings.length > 0
    ? findings
    : [ok('pictures', `${counted(known.length, 'picture')}, none missing and none unused`)];
}

async function isWhole(picture: string): Promise<boolean> {
  const files = IMAGE_WIDTHS.map((width) => join(picture, `${width}.webp`));
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.every((size) => size > 0);
}

async function findWithPicture(
  backups: readonly StoredBackup[],
  id: string | undefined,
): Promise<string | undefined> {
  for (const { path } of backups) {
    if (id !== undefined && (await hasPicture(path, id))) return join(path, UPLOADS);
  }
  return undefined;
}

/** Returns whether a backup has all files of a picture, unchanged. */
async function hasPicture(backup: string, id: string): Promise<boolean> {
  try {
    const { files } = await readManifest(backup);
    const own = files.filter(({ path }) => path.startsWith(`${UPLOADS}/${id}/`));
    for (const file of own) await checkFile(backup, file);
    return own.length >= IMAGE_WIDTHS.length;
  } catch {
    return false;
  }
}

async function filter<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const wanted: Item[] = [];
  for (const item of items) if (await isWanted(item)) wanted.push(item);
  return wanted;
}

function some(ids: readonly string[]): string {
  return ids.length > 3 ? `${ids.slice(0, 3).join(', ')} ...` : ids.join(', ');
}
