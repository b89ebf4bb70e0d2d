import { trpc } from '../../../../data/trpc.ts';

/** Returns the events of a brewery, past ones too; none until they are loaded. */
export function useEventsOf({ id }: { id: string }) {
  const special = trpc.events.special.list.useQuery().data ?? [];
  const weekly = trpc.events.weekly.list.useQuery().data ?? [];
  return {
    special: special.filter(({ breweryId }) => breweryId === id),
    weekly: weekly.filter(({ breweryId }) => breweryId === id),
  };
}
