import { useRouter } from '@tanstack/react-router';
import { forgetDrafts } from '../../data/offline/forget-person.ts';
import { useSession } from '../../data/session.ts';
import { hasStoredChanges } from '../logbook/shared/waiting/stored-mark.ts';

/**
 * Returns a function that ends the session when the person signs out: open dialogs, drafts and
 * changes that were not sent are removed.
 */
export function useEndSession(): () => Promise<void> {
  const session = useSession();
  const router = useRouter();
  return async () => {
    await router.navigate({ to: '/', replace: true, ignoreBlocker: true });
    session.end();
    forgetDrafts();
    if (hasStoredChanges()) {
      const { waiting } = await import('../logbook/shared/waiting/waiting-changes.ts');
      await waiting.forget();
    }
  };
}
