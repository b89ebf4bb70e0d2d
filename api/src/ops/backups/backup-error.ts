import { Refusal } from '../../lib/refusal.ts';

/** A backup that cannot be made or restored; the message says why and what to do. */
export class BackupError extends Refusal {
  override name = 'BackupError';
}

/** A backup that cannot be restored because it is not what it was; an older one may be. */
export class DamagedBackupError extends BackupError {
  override name = 'DamagedBackupError';
}
