import { Refusal } from '../../lib/refusal.ts';

/** Thrown for a backup that cannot be made or restored; the message says why and what to do. */
export class BackupError extends Refusal {
  override name = 'BackupError';
}

/** Thrown for a damaged backup; an older one may be restorable. */
export class DamagedBackupError extends BackupError {
  override name = 'DamagedBackupError';
}

/** Thrown for a folder that will never hold backups, such as a file. */
export class BackupFolderError extends BackupError {
  override name = 'BackupFolderError';
  override readonly isPermanent = true;
}
