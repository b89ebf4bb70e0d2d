import { Refusal } from '../../lib/refusal.ts';

/** An option or argument that a command cannot use; the message says which, and what it takes. */
export class UsageError extends Refusal {
  override name = 'UsageError';
}
