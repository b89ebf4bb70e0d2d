import { errorMessage, refusal } from './errors.ts';
import { showToast } from './toast.ts';

/**
 * Says that something was not saved. Where somebody else has changed the same meanwhile, the form
 * itself says so, and what.
 * @param description what to say instead of the server's own words
 */
export function showFailure(title: string, error: unknown, description?: string): void {
  if (refusal(error).code === 'edit.conflict') return;
  showToast({ type: 'error', title, description: description ?? errorMessage(error) });
}
