import { createFileRoute } from '@tanstack/react-router';
import { LegacyEventScreen } from '../../features/events/legacy/legacy-event-screen.tsx';

export const Route = createFileRoute('/_app/events/$id')({
  loader: ({ context, params }) => {
    void context.server.events.byId.prefetch({ id: params.id });
  },
  component: () => <LegacyEventScreen id={Route.useParams().id} />,
});
