import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { useSignedInUser } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';

const MINUTE_MS = 60_000;

interface YourBreweries {
  owned: ListedBrewery[];
  /** Those of which the person is on the staff. */
  staffed: ListedBrewery[];
}

/** Queries the breweries that the person owns, and those of which they are on the staff. */
export function useYourBreweries(): {
  data: YourBreweries | undefined;
  error: unknown;
  refetch: () => void;
} {
  const { id } = useSignedInUser();
  const owned = trpc.users.ownedBreweries.useQuery({ id });
  const staffed = trpc.users.staffBreweries.useQuery(
    { id },
    // A person who is removed loses the tools on an open page too.
    { refetchInterval: ({ state }) => (state.data?.length ? MINUTE_MS : false) },
  );
  return {
    data: owned.data && staffed.data && { owned: owned.data, staffed: staffed.data },
    error: owned.error ?? staffed.error,
    refetch: () => {
      void owned.refetch();
      void staffed.refetch();
    },
  };
}
