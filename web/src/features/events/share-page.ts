import { showToast } from '../../lib/toast.ts';

/** Whether this browser can tell others about a page, by its own sheet or by the clipboard. */
export function canShare(): boolean {
  return hasShareSheet() || 'clipboard' in navigator;
}

/** Opens the phone's sheet for sharing the present page; without one, copies its address. */
export async function sharePage(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if (hasShareSheet()) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast({ type: 'success', title: 'Link copied' });
  } catch (error) {
    // Who closes the sheet has changed their mind: nothing went wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({
      type: 'error',
      title: 'The link could not be shared',
      description: 'Please copy it from the address bar.',
    });
  }
}

function hasShareSheet(): boolean {
  return 'share' in navigator;
}
