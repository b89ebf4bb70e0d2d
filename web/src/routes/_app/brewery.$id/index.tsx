import { createFileRoute } from '@tanstack/react-router';
import { BreweryPage } from '../-brewery-page.tsx';

export const Route = createFileRoute('/_app/brewery/$id/')({
  loader: ({ context, params }) => {
    void context.server.breweries.byId.prefetch({ id: params.id });
    void context.server.beers.onTap.prefetch({ breweryId: params.id });
    void context.server.beers.changed.prefetch({ breweryId: params.id });
  },
  component: () => <BreweryPage id={Route.useParams().id} />,
});
