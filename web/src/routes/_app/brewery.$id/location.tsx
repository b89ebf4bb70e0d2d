import { createFileRoute } from '@tanstack/react-router';
import { PinScreen } from '../../../features/breweries/place/pin-screen.tsx';

export const Route = createFileRoute('/_app/brewery/$id/location')({
  component: BreweryLocation,
});

function BreweryLocation() {
  const { id } = Route.useParams();
  return <PinScreen key={id} id={id} />;
}
