import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { useStoredItem } from '../../../data/offline/use-stored-item.ts';
import { trpc } from '../../../data/trpc.ts';

/**
 * Loads a special event. The list's copy is shown until the response arrives, and while the server
 * cannot be reached.
 */
export function useSpecialEvent(id: string) {
  const utils = trpc.useUtils();
  const query = trpc.events.special.byId.useQuery(
    { id },
    {
      placeholderData: () => utils.events.special.list.getData()?.find((event) => event.id === id),
    },
  );
  const { stored, error } = useStoredItem<SpecialEvent>(id, ['events.special.list'], query);
  return { data: query.data ?? stored, error, refetch: query.refetch };
}
