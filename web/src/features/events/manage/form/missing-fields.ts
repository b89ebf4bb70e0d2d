import { showToast } from '../../../../lib/toast.ts';

/** Shows the toast about empty required fields. */
export function showMissingFields(description?: string): void {
  const title = 'Please fill in all required fields';
  showToast({ type: 'error', title, ...(description && { description }) });
}

/**
 * Returns the toast's description for a special event. The documented sentence does not name the
 * address, which the form requires too.
 */
export function missingEventFields(missing: readonly string[]): string {
  const documented = 'Company, Event Name, Details, Date, and Time are required.';
  const address = 'Address is required.';
  if (!missing.includes('address')) return documented;
  return missing.length === 1 ? address : `${documented} ${address}`;
}
