import { resolve } from 'node:path';
import { ensureWritable } from '../../lib/files/writable-folder.ts';
import type { Manifest } from '../backups/manifest.ts';
import type { RestoreOrder } from '../backups/restore/restore-backup.ts';
import type { CommandLine } from './command-line.ts';
import { showProgress } from './progress.ts';

/**
 * Returns the parts of a restore that come from the command line.
 * @returns the order without its backup, and a function that ends the progress line
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

/** Formats when a backup was made. */
export function timeOf({ createdAt }: Manifest): string {
  return createdAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
}

/** Returns a sentence about where the former data are. */
export function replacedSentence(replaced: string | undefined): string {
  if (replaced === undefined) return 'There were no former data.';
  return `The former data are in ${replaced}; remove that folder when you are sure that nothing is missing.`;
}
