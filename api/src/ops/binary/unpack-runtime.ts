import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from '../../db/sqlite/folder-lock.ts';
import { WrongFolderError } from '../../lib/files/writable-folder.ts';
import type { UnpackedRuntime } from '../runtime.ts';
import { loadAddonsFrom, requireAddon } from './native-addons.ts';
import { findLeftOvers, type PackedFiles, unpackFiles } from './packed-files.ts';

const SQLITE = 'native/better-sqlite3.node';
const CHECKPOINT_THREAD = 'checkpoint-thread.cjs';

/**
 * Unpacks the embedded files: the web app to `web`, native addons to `native`,
 * fonts to `fonts`, drawings to `drawings`, the map's ground to `ground.pmtiles`.
 * @param dataDir the data folder; everything goes below its `.runtime`
 * @throws WrongFolderError if the system forbids loading programs from the data folder
 */
export async function unpackRuntime(dataDir: string, files: PackedFiles): Promise<UnpackedRuntime> {
  const folder = join(dataDir, '.runtime');
  const unpacked = await unpackFiles(folder, files);
  loadAddonsFrom(unpacked);
  ensureLoadable(dataDir);
  const runtime = {
    webRoot: join(unpacked, 'web'),
    sqliteAddon: join(unpacked, SQLITE),
    checkpointThread: join(unpacked, CHECKPOINT_THREAD),
    fontFile: (name: string) => join(unpacked, 'fonts', name),
    drawingFile: (path: string) => join(unpacked, 'drawings', path),
    groundFile: join(unpacked, 'ground.pmtiles'),
  };
  const leftOvers = await findLeftOvers(folder, files.hash, new Date());
  if (leftOvers.length > 0) await removeUnlessInUse(leftOvers, dataDir, runtime);
  return runtime;
}

function ensureLoadable(dataDir: string): void {
  try {
    requireAddon(SQLITE);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new WrongFolderError(
      `The data folder ${dataDir} does not let programs be loaded from it (${reason}). ` +
        'Set DATA_DIR to a folder that does.',
      { cause },
    );
  }
}

/**
 * Removes files while holding the data folder's lock. If a server holds it, it may be serving them,
 * so they stay until a later start.
 */
async function removeUnlessInUse(
  paths: readonly string[],
  dataDir: string,
  { sqliteAddon }: UnpackedRuntime,
): Promise<void> {
  const unlock = lockIfFree(dataDir, sqliteAddon);
  try {
    if (unlock === undefined) return;
    for (const path of paths) await rm(path, { recursive: true, force: true });
  } finally {
    unlock?.();
  }
}

function lockIfFree(dataDir: string, nativeBinding: string | undefined): (() => void) | undefined {
  try {
    return lockFolder(dataDir, { nativeBinding });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return undefined;
  }
}
