import { createFileRoute } from '@tanstack/react-router';
import { TapListScreen } from '../../../features/beers/tap-list/tap-list-screen.tsx';

export const Route = createFileRoute('/_app/brewery/$id/beers')({
  loader: ({ context, params }) => {
    void context.server.breweries.byId.prefetch({ id: params.id });
    void context.server.beers.ofBrewery.prefetch({ breweryId: params.id });
    void context.server.beers.changed.prefetch({ breweryId: params.id });
  },
  component: BreweryBeers,
});

function BreweryBeers() {
  const { id } = Route.useParams();
  return <TapListScreen key={id} id={id} />;
}
