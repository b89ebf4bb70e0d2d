import { resolve } from 'node:path';
import { ensureWritable } from '../../lib/files/writable-folder.ts';
import type { Manifest } from '../backups/manifest.ts';
import type { RestoreOrder } from '../backups/restore/restore-backup.ts';
import type { CommandLine } from './command-line.ts';
import { showProgress } from './progress.ts';

/**
 * What every restore needs of the command line.
 * @returns the order without its backup, and what ends the line that shows how far it is
 * @throws ConfigError, DataFolderError
 */
export async function restoreOrder(
  line: CommandLine,
): Promise<{ order: Omit<RestoreOrder, 'backup'>; end: () => void }> {
  const dataDir = resolve(line.config().dataDir);
  await ensureWritable(dataDir);
  const { sqliteAddon: nativeBinding } = await line.runtime.unpack(dataDir);
  const { show, end } = showProgress(process.stderr);
  return { order: { dataDir, nativeBinding, now: new Date(), onProgress: show }, end };
}

/** When a backup was made, as people read it. */
export function timeOf({ createdAt }: Manifest): string {
  return createdAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
}

/** Says where the data from before are. */
export function whatBecameOfTheRest(replaced: string | undefined): string {
  if (replaced === undefined) return 'There was nothing there before.';
  return `What was there before is in ${replaced}; remove it when nobody misses anything.`;
}
