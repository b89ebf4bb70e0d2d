import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ServerDeps } from '../context.ts';
import type { Leadership } from '../db/instances/leadership.ts';
import { databaseName } from '../db/settings/database-name.ts';
import { keepSweepingOrphans } from '../features/uploads/sweep-orphans.ts';
import { listFolder } from '../objects/folder/folder-image-store.ts';
import { watchObjectStore } from '../objects/s3/watch-object-store.ts';
import { UPLOADS } from './backups/manifest.ts';

/**
 * Watches the object store of the pictures, where one is configured; the leader removes its orphans.
 * @param folder the data folder
 * @returns stops that
 */
export async function keepObjectStore(
  deps: ServerDeps,
  { folder, leadership, log }: { folder: string; leadership: Leadership; log: Logger },
): Promise<() => void> {
  const { objectStore } = deps.config;
  if (objectStore === undefined) return () => {};
  const uploads = join(folder, UPLOADS);
  if (await hasPictures(uploads)) log.warn(`${picturesLeftBehind(uploads)} ${COPY_THEM}`);
  const database = await databaseName(deps.db);
  const stops = [
    watchObjectStore(objectStore, { ...deps, database, log }),
    keepSweepingOrphans({ ...deps, database, leadership, log }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Tells whether a folder holds pictures. */
export async function hasPictures(uploads: string): Promise<boolean> {
  for await (const _picture of listFolder(uploads)) return true;
  return false;
}

/** Returns the sentence for pictures that were stored before there was an object store. */
export function picturesLeftBehind(uploads: string): string {
  return `OBJECT_STORE_URL is set, but ${uploads} still holds pictures, which nobody sees.`;
}

export const COPY_THEM =
  'Copy them into the bucket as docs/hosting/object-storage.md says, then remove the folder.';
