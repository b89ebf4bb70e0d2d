import type { ErrorCode } from '@hoptrail/contracts/errors';
import { errorMessage, refusal } from './errors.ts';
import { showToast } from './toast.ts';

/** Refusals of a save that the form itself explains, beside what was typed. */
const explainedByForm: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  'edit.conflict',
  'brewery.lost',
]);

/**
 * Shows that a form was not saved, unless the form itself says so.
 * @param description shown instead of the server's own words
 */
export function showFailure(title: string, error: unknown, description?: string): void {
  if (explainedByForm.has(refusal(error).code)) return;
  showRefusal(title, error, description);
}

/** Shows that something was not done, with the server's words where there are no others. */
export function showRefusal(title: string, error: unknown, description?: string): void {
  showToast({ type: 'error', title, description: description ?? errorMessage(error) });
}
