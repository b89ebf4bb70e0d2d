import { trpc } from '../../../data/trpc.ts';

/** A special event; what the list knew of it is shown until the answer has come. */
export function useSpecialEvent(id: string) {
  const utils = trpc.useUtils();
  return trpc.events.special.byId.useQuery(
    { id },
    {
      placeholderData: () => utils.events.special.list.getData()?.find((event) => event.id === id),
    },
  );
}
