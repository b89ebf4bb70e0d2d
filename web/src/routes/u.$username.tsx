import { createFileRoute } from '@tanstack/react-router';
import { PublicTrailScreen } from '../features/profiles/public-trail-screen.tsx';

export const Route = createFileRoute('/u/$username')({ component: PublicTrail });

function PublicTrail() {
  const { username } = Route.useParams();
  return <PublicTrailScreen key={username} username={username} />;
}
