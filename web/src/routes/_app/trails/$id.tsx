import { createFileRoute } from '@tanstack/react-router';
import { TrailScreen } from '../../../features/trails/detail/trail-screen.tsx';

export const Route = createFileRoute('/_app/trails/$id')({
  component: Trail,
});

function Trail() {
  const { id } = Route.useParams();
  return <TrailScreen key={id} id={id} />;
}
