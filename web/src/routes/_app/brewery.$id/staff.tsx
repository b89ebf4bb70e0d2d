import { createFileRoute } from '@tanstack/react-router';
import { TeamScreen } from '../../../features/staff/team-screen.tsx';

export const Route = createFileRoute('/_app/brewery/$id/staff')({
  component: Team,
});

function Team() {
  const { id } = Route.useParams();
  return <TeamScreen key={id} id={id} />;
}
