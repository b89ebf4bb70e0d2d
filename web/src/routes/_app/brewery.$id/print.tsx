import { createFileRoute } from '@tanstack/react-router';
import { PrintScreen } from '../../../features/beers/print/print-screen.tsx';

export const Route = createFileRoute('/_app/brewery/$id/print')({
  component: BreweryPrint,
});

function BreweryPrint() {
  const { id } = Route.useParams();
  return <PrintScreen key={id} id={id} />;
}
