import { createFileRoute } from '@tanstack/react-router';
import { PublicLogbookScreen } from '../features/profiles/public-logbook-screen.tsx';

export const Route = createFileRoute('/u/$username')({ component: PublicLogbook });

function PublicLogbook() {
  const { username } = Route.useParams();
  return <PublicLogbookScreen key={username} username={username} />;
}
