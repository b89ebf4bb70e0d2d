import { runProgram } from '../../../lib/run-program.ts';
import type { Retention } from './retention.ts';

/**
 * Makes a scheduled backup in a process of its own.
 * @param program the command that starts Hoptrail
 * @param signal ends the process early
 * @returns the backup's folder
 * @throws Error with the error output of the process
 */
export async function backUpInProcess(
  program: readonly string[],
  { dataDir, backupDir, backups }: { dataDir: string; backupDir: string; backups: Retention },
  signal: AbortSignal,
): Promise<string> {
  const env = {
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    BACKUPS_HOURLY: String(backups.hourly),
    BACKUPS_DAILY: String(backups.daily),
  };
  return (await runProgram(program, ['backup', '--rotate'], { env, signal })).trim();
}
