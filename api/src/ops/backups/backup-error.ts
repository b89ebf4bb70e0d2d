import { Refusal } from '../../lib/refusal.ts';

/** Thrown for a backup that cannot be made or restored; the message says why and what to do. */
export class BackupError extends Refusal {
  override name = 'BackupError';
}

/** Thrown for a damaged backup; an older one may be restorable. */
export class DamagedBackupError extends BackupError {
  override name = 'DamagedBackupError';
}
