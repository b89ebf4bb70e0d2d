import { createFileRoute } from '@tanstack/react-router';
import { PassportScreen } from '../../../features/passports/detail/passport-screen.tsx';

export const Route = createFileRoute('/_app/trails/$id')({
  component: Passport,
});

function Passport() {
  const { id } = Route.useParams();
  return <PassportScreen key={id} id={id} />;
}
