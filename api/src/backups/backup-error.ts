import { Refusal } from '../refusal.ts';

/** A backup that cannot be made or restored; the message says why and what to do. */
export class BackupError extends Refusal {
  override name = 'BackupError';
}
