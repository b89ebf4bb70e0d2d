import { createFileRoute } from '@tanstack/react-router';
import { SpecialEventScreen } from '../../features/events/special/special-event-screen.tsx';
import { pageActions } from './-page-actions.tsx';

export const Route = createFileRoute('/_app/special-event/$id')({
  loader: ({ context, params }) => {
    void context.server.events.special.byId.prefetch({ id: params.id });
  },
  component: () => (
    <SpecialEventScreen id={Route.useParams().id} actions={pageActions.specialEvent} />
  ),
});
