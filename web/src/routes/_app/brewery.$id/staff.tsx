import { createFileRoute } from '@tanstack/react-router';
import { StaffScreen } from '../../../features/staff/staff-screen.tsx';

export const Route = createFileRoute('/_app/brewery/$id/staff')({
  component: Staff,
});

function Staff() {
  const { id } = Route.useParams();
  return <StaffScreen key={id} id={id} />;
}
