import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { OfflineStoreContext } from '../../data/invalidate.ts';
import { trpc } from '../../data/trpc.ts';
import { isSavingData } from '../../lib/browser/saving-data.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';

/**
 * Makes the first screens readable offline once the device has nothing else to do. Not where people
 * save data.
 * @param me the id of the signed-in person; undefined for visitors, for whom nothing is stored
 */
export function useKeepFirstScreens(me: string | undefined): void {
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const store = useContext(OfflineStoreContext);
  useEffect(() => {
    if (me === undefined || !store || isSavingData()) return;
    const keep = async () => {
      const { keepFirstScreens } = await import('./keep-first-screens.ts');
      await keepFirstScreens({ client, queryClient, store, me });
    };
    return whenIdle(() => {
      if (!onlineManager.isOnline()) return;
      keep().catch((error) => console.warn('The first screens are not stored.', error));
    });
  }, [me, store, client, queryClient]);
}
