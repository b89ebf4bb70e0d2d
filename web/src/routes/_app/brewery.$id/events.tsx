import { createFileRoute } from '@tanstack/react-router';
import { EventsComingSoon } from '../../../features/events/manage/coming-soon.tsx';

export const Route = createFileRoute('/_app/brewery/$id/events')({ component: EventsComingSoon });
