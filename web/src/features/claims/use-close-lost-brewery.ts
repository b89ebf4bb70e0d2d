import { useInvalidate } from '../../data/invalidate.ts';
import { useSession } from '../../data/session.ts';
import { showRefusal } from '../../data/show-error.ts';
import { trpc } from '../../data/trpc.ts';

/** Closes the notice about a lost brewery, and refetches the person's breweries and rights. */
export function useCloseLostBrewery() {
  const session = useSession();
  const invalidate = useInvalidate();
  return trpc.users.closeLostBrewery.useMutation({
    onError: (error) => showRefusal('The notice was not closed', error),
    onSettled: () => {
      invalidate('users');
      invalidate('breweries');
      void session.refresh();
    },
  });
}
