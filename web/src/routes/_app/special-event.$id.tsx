import { createFileRoute } from '@tanstack/react-router';
import { SpecialEventScreen } from '../../features/events/special/special-event-screen.tsx';
import { eventActions } from './-event-actions.tsx';

export const Route = createFileRoute('/_app/special-event/$id')({
  component: () => <SpecialEventScreen id={Route.useParams().id} actions={eventActions.special} />,
});
