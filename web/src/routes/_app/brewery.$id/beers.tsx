import { createFileRoute } from '@tanstack/react-router';
import { TapListScreen } from '../../../features/beers/tap-list/tap-list-screen.tsx';

export const Route = createFileRoute('/_app/brewery/$id/beers')({
  component: BreweryBeers,
});

function BreweryBeers() {
  const { id } = Route.useParams();
  return <TapListScreen key={id} id={id} />;
}
