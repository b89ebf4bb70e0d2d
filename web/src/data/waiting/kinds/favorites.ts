import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { showToast } from '../../../lib/toast.ts';
import { queryKey } from '../../preloads/preloaded-queries.ts';
import type { CallOf } from '../calls/waiting-calls.ts';
import type { Kind } from './kind.ts';

export const favorites: Kind<CallOf<'favorite'>> = {
  name: 'favorite',
  domain: 'users',
  refused: () => 'Update failed',
  send: async ({ client, session, queryClient, invalidate }, call) => {
    const { userId: id, input, isFavorite } = call;
    const updated = await client.users.setFavorite.mutate({ id, ...input, isFavorite });
    // The person may have signed out meanwhile.
    if (session.user()?.id !== id) return;
    session.store(updated);
    // A removed one leaves the list at once; an added one is fetched with it.
    const listed = queryClient.getQueryData<ListedBrewery[]>(queryKey('users.favorites', { id }));
    const data = listed?.filter((brewery) => brewery.id !== input.breweryId);
    const left = { path: 'users.favorites', input: { id }, data } as const;
    invalidate('users', ...(isFavorite ? [] : [left]));
    showToast({ type: 'success', title: 'Favorites updated' });
  },
};
