import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import type { ObjectStoreConfig } from '../../config/object-store.ts';
import type { Db } from '../../db/database.ts';
import { counted } from '../../lib/counted.ts';
import { listFolder } from '../../objects/folder/folder-image-store.ts';
import type { ListedImage } from '../../objects/image-store.ts';
import { s3ImageStore } from '../../objects/s3/s3-image-store.ts';
import { findAllStoredUploadIds } from '../backups/backups.repo.ts';
import { checkFile } from '../backups/check-backup.ts';
import { readManifest, UPLOADS } from '../backups/manifest.ts';
import type { StoredBackup } from '../backups/stored-backups.ts';
import { COPY_THEM, hasPictures, picturesLeftBehind } from '../keep-object-store.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

interface Places {
  dataDir: string;
  objectStore: ObjectStoreConfig | undefined;
  backups: readonly StoredBackup[];
}

/** Checks that every picture in the database has its files, and that there are no others. */
export async function examineUploads(
  db: Db,
  { dataDir, objectStore, backups }: Places,
): Promise<Finding[]> {
  const folder = join(dataDir, UPLOADS);
  if (objectStore === undefined) {
    const { missing, orphaned, referenced } = await compare(db, listFolder(folder));
    return findingsOf(referenced, [
      ...(missing.length > 0
        ? [missingFrom(missing, referenced, await adviseCopy(backups, { missing, folder }))]
        : []),
      ...(orphaned.length > 0
        ? [orphans(orphaned, `They are harmless. Remove them from ${folder} to free space.`)]
        : []),
    ]);
  }
  const { checkObjectStore } = await import('../../objects/s3/check-object-store.ts');
  const check = await checkObjectStore(objectStore);
  if (check.problem !== undefined) {
    return [problem('pictures', check.problem, 'Mend that, then run: hoptrail config')];
  }
  const { missing, orphaned, referenced } = await compare(db, s3ImageStore(objectStore).list());
  return findingsOf(referenced, [
    ...check.warnings.map((text) => warning('pictures', text)),
    ...((await hasPictures(folder))
      ? [warning('pictures', picturesLeftBehind(folder), COPY_THEM)]
      : []),
    ...(missing.length > 0
      ? [
          missingFrom(
            missing,
            referenced,
            `Copy them into ${objectStore.url} from a backup of the bucket, or from ${folder}.`,
          ),
        ]
      : []),
    ...(orphaned.length > 0
      ? [orphans(orphaned, 'They are harmless. The server removes them after 30 days.')]
      : []),
  ]);
}

/** Compares the pictures of the database with those that are stored. */
async function compare(db: Db, stored: AsyncIterable<ListedImage>) {
  const referenced = await findAllStoredUploadIds(db);
  const missing = new Set(referenced);
  const ids = new Set(referenced);
  const orphaned: string[] = [];
  for await (const { id, isWhole } of stored) {
    if (isWhole) missing.delete(id);
    if (!ids.has(id)) orphaned.push(id);
  }
  return { referenced, missing: [...missing], orphaned };
}

function findingsOf(referenced: readonly string[], findings: Finding[]): Finding[] {
  return findings.length > 0
    ? findings
    : [ok('pictures', `${counted(referenced.length, 'picture')}, none missing and none unused`)];
}

function missingFrom(
  missing: readonly string[],
  referenced: readonly string[],
  fix: string,
): Finding {
  const says = `${missing.length} of ${referenced.length} are missing: ${some(missing)}`;
  return problem('pictures', says, fix);
}

function orphans(orphaned: readonly string[], fix: string): Finding {
  return warning('pictures', `${orphaned.length} are unused: ${some(orphaned)}`, fix);
}

async function adviseCopy(
  backups: readonly StoredBackup[],
  { missing, folder }: { missing: readonly string[]; folder: string },
): Promise<string> {
  const source = await findWithPicture(backups, missing[0]);
  if (source !== undefined) return `Copy their folders from ${source} to ${folder}.`;
  const store = await findObjectStore(backups);
  return store === undefined
    ? 'No backup has them. Their owners can send them again.'
    : `A backup names ${store} as the place of the pictures. Set OBJECT_STORE_URL to it.`;
}

/** Returns the object store that the newest backup names. */
async function findObjectStore(backups: readonly StoredBackup[]): Promise<string | undefined> {
  const [newest] = backups;
  if (newest === undefined) return undefined;
  const manifest = await readManifest(newest.path).catch(() => undefined);
  return manifest?.objectStore;
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

function some(ids: readonly string[]): string {
  return ids.length > 3 ? `${ids.slice(0, 3).join(', ')} ...` : ids.join(', ');
}
