import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Retention } from './retention.ts';

/**
 * Makes a rotating backup in a process of its own: copying, checking and the disk hold up no
 * request then, and whatever goes wrong there ends no server.
 * @param program what starts Hoptrail
 * @param signal ends it early
 * @returns the backup's folder
 * @throws Error with what the process said
 */
export async function backUpInProcess(
  program: readonly string[],
  { dataDir, backupDir, backups }: { dataDir: string; backupDir: string; backups: Retention },
  signal: AbortSignal,
): Promise<string> {
  const [file = '', ...args] = program;
  const child = spawn(file, [...args, 'backup', '--rotate'], {
    env: {
      DATA_DIR: dataDir,
      BACKUP_DIR: backupDir,
      BACKUPS_HOURLY: String(backups.hourly),
      BACKUPS_DAILY: String(backups.daily),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const [path, words] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (child.exitCode === 0) return path.trim();
  throw new Error(withoutProgress(words) || `it ended with ${child.signalCode}`);
}

function withoutProgress(words: string): string {
  return words
    .split('\n')
    .filter((line) => !line.endsWith(' ...'))
    .join('\n')
    .trim();
}
