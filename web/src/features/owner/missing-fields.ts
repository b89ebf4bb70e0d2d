import { showToast } from '../../lib/toast.ts';

/** Says that something is missing (specification, part 5). */
export function showMissingFields(description?: string): void {
  const title = 'Please fill in all required fields';
  showToast({ type: 'error', title, ...(description && { description }) });
}
