import { Suspense } from 'react';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import { TitledList } from '../../components/layout/titled-list.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { PendingState } from '../../components/state/pending-state.tsx';
import { useToggleFavorite } from '../../data/favorites/use-toggle-favorite.ts';
import { useIsOnline } from '../../data/offline/offline.ts';
import { useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import { counted } from '../../lib/text/numbers.ts';
import { FavoriteRow } from './favorite-row.tsx';

const FavoritesCalendar = lazy(() => import('../calendars/shared/favorites-calendar.tsx'));

/** The favourite breweries. */
export function FavoriteList({ userId }: { userId: string }) {
  return (
    <TitledList title="Favorite Breweries">
      <Favorites userId={userId} />
    </TitledList>
  );
}

function Favorites({ userId }: { userId: string }) {
  const favorites = trpc.users.favorites.useQuery({ id: userId });
  const { toggle, isLeaving } = useToggleFavorite();
  const { favoriteBreweries } = useSignedInUser();
  const isOnline = useIsOnline();
  if (!favorites.data) {
    return <PendingState query={favorites} failed="Your favorites did not load" skeleton={80} />;
  }
  const breweries = favorites.data.filter(({ id }) => !isLeaving(id));
  const listed = new Set(favorites.data.map(({ id }) => id));
  // The list has them once they are sent; online that is a moment.
  const waiting = isOnline ? 0 : favoriteBreweries.filter((id) => !listed.has(id)).length;
  if (breweries.length === 0 && waiting === 0) {
    return (
      <EmptyState
        drawing="favorites"
        title="No favorite breweries yet"
        hint="Explore breweries to add favorites"
        action={<ButtonLink to="/breweries">Explore breweries</ButtonLink>}
      />
    );
  }
  return (
    <>
      {waiting > 0 && (
        <p role="status">
          {counted(waiting, 'more favorite waits', 'more favorites wait')} for signal.
        </p>
      )}
      <ul>
        {breweries.map((brewery) => (
          <FavoriteRow
            key={brewery.id}
            brewery={brewery}
            onRemove={() => toggle(brewery.id, brewery.name)}
          />
        ))}
      </ul>
      <Suspense>
        <FavoritesCalendar />
      </Suspense>
    </>
  );
}
