import { Refusal } from '../../lib/refusal.ts';

/** Thrown for an unusable option or argument; the message says which, and what it takes. */
export class UsageError extends Refusal {
  override name = 'UsageError';
}
