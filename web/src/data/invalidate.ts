import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { OfflineProcedure } from './offline/offline-queries.ts';
import type { OfflineStore } from './offline/offline-store.ts';

/** What a change can make old: answers of a procedure, or of a whole group of them. */
type Outdated =
  | OfflineProcedure
  | 'breweries.listAll'
  | 'checkins.status'
  | 'events'
  | 'events.weekly'
  | 'users.byId';

/** Where answers are kept, below the router. */
export const OfflineStoreContext = createContext<OfflineStore | undefined>(undefined);

/**
 * Lets nothing on the phone show what was so before a change: whatever is in memory is asked for
 * again, on screen or not, so that the time without signal has it too; what is kept from an
 * earlier start gives way to a newer answer.
 */
export function useInvalidate(): (...procedures: Outdated[]) => void {
  const queryClient = useQueryClient();
  const answers = useContext(OfflineStoreContext);
  return (...procedures) => {
    void answers?.invalidate(procedures);
    for (const procedure of procedures) {
      void queryClient.invalidateQueries({
        queryKey: [procedure.split('.')],
        refetchType: 'all',
      });
    }
  };
}
