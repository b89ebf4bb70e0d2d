import { createFileRoute } from '@tanstack/react-router';
import { LegacyEventScreen } from '../../../features/events/legacy/legacy-event-screen.tsx';

export const Route = createFileRoute('/_app/events/$id')({
  component: () => <LegacyEventScreen id={Route.useParams().id} />,
});
