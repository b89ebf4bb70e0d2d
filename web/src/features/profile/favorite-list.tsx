import { Suspense } from 'react';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { part } from '../../components/layout/part.tsx';
import { TitledList } from '../../components/layout/titled-list.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { ErrorState } from '../../components/state/error-state.tsx';
import { Loading, Skeleton } from '../../components/state/skeleton.tsx';
import { trpc } from '../../data/trpc.ts';
import { useToggleFavorite } from '../../data/use-toggle-favorite.ts';
import { FavoriteRow } from './favorite-row.tsx';

const FavoritesCalendar = part(() => import('../calendars/shared/favorites-calendar.tsx'));

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
  if (favorites.data === undefined) {
    return favorites.isError ? (
      <ErrorState
        error={favorites.error}
        title="Your favorites did not load"
        onRetry={() => favorites.refetch()}
      />
    ) : (
      <Loading>
        <Skeleton width="100%" height={80} radius="var(--radius-card)" />
      </Loading>
    );
  }
  const breweries = favorites.data.filter(({ id }) => !isLeaving(id));
  if (breweries.length === 0) {
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
      <ul>
        {breweries.map((brewery) => (
          <FavoriteRow key={brewery.id} brewery={brewery} onRemove={() => toggle(brewery.id)} />
        ))}
      </ul>
      <Suspense>
        <FavoritesCalendar />
      </Suspense>
    </>
  );
}
