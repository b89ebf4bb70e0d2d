import { showToast } from '../../../../lib/toast.ts';

/** Says that something is missing. */
export function showMissingFields(description?: string): void {
  const title = 'Please fill in all required fields';
  showToast({ type: 'error', title, ...(description && { description }) });
}

/**
 * Returns what the form of a special event says is missing, and the address, which the form needs
 * too.
 */
export function missingEventFields(missing: readonly string[]): string {
  const documented = 'Company, Event Name, Details, Date, and Time are required.';
  const address = 'Address is required.';
  if (!missing.includes('address')) return documented;
  return missing.length === 1 ? address : `${documented} ${address}`;
}
