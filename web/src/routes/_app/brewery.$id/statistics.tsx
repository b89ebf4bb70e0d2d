import { createFileRoute } from '@tanstack/react-router';
import { StatisticsScreen } from '../../../features/statistics/statistics-screen.tsx';

export const Route = createFileRoute('/_app/brewery/$id/statistics')({
  component: Statistics,
});

function Statistics() {
  const { id } = Route.useParams();
  return <StatisticsScreen key={id} id={id} />;
}
