import { trpc } from '../../../data/trpc.ts';

/** Loads a special event. The list's copy is shown until the response arrives. */
export function useSpecialEvent(id: string) {
  const utils = trpc.useUtils();
  return trpc.events.special.byId.useQuery(
    { id },
    {
      placeholderData: () => utils.events.special.list.getData()?.find((event) => event.id === id),
    },
  );
}
