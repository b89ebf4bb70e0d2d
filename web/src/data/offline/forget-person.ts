import { attempt } from '../../lib/browser/storage.ts';

/** The prefix of the keys of drafts, which contain unsaved text. */
const DRAFT = /^(draft|notesDraft)\./;

/**
 * Removes what this browser stores about a person who is no longer signed in. Drafts stay, so that
 * typed text survives the end of a session; `forgetDrafts` removes them.
 */
export function forgetPerson(userId: string): void {
  remove('localStorage', (key) => key.includes(userId));
  remove('sessionStorage', (key) => !DRAFT.test(key));
  forgetImages().catch((error) => console.warn('The cached images were not removed.', error));
}

/** Removes all drafts, when a person signs out on purpose. */
export function forgetDrafts(): void {
  remove('localStorage', (key) => DRAFT.test(key));
  remove('sessionStorage', (key) => DRAFT.test(key));
}

function remove(name: 'localStorage' | 'sessionStorage', isMeant: (key: string) => boolean): void {
  attempt(() => {
    const storage = window[name];
    for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key);
  });
}

/** Removes the cached photos and parts of maps, in the page and in the service worker, which may be fetching one. */
async function forgetImages(): Promise<void> {
  await Promise.all(['pictures', 'tiles'].map((name) => window.caches?.delete(name)));
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ type: 'REMOVE_IMAGES' });
}
