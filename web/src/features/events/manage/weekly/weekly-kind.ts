import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { lazy } from '../../../../components/layout/lazy.tsx';
import { trpc } from '../../../../data/trpc.ts';
import { eventTimeText } from '../../../../lib/text/times.ts';
import type { EventKind } from '../own/event-kind.ts';
import type { OwnWeeklyInput, OwnWeeklySeen } from './weekly-event-values.ts';
import {
  likeWeeklyEvent,
  useCreateWeeklyEvent,
  useDeleteWeeklyEvent,
  useUpdateWeeklyEvent,
  type WeeklyHost,
} from './weekly-event-writes.ts';

/** How the dashboard handles weekly events. */
export const weeklyKind: EventKind<WeeklyEvent, WeeklyHost, OwnWeeklyInput, OwnWeeklySeen> = {
  name: 'Weekly',
  Icon: CalendarSync,
  Form: lazy(() => import('./weekly-form.tsx')),
  emptyHint: 'Create weekly events to build regular customer engagement',
  useList: () => trpc.events.weekly.list.useQuery(),
  useWrites: () => ({
    create: useCreateWeeklyEvent().mutateAsync,
    update: useUpdateWeeklyEvent().mutateAsync,
    remove: useDeleteWeeklyEvent({
      deleted: {
        title: 'Event deleted',
        description: 'The weekly event has been deleted successfully',
      },
      failed: 'Failed to delete weekly event',
    }),
  }),
  facts: (event) => ({
    picture: event.eventPhoto,
    name: event.title,
    day: event.day,
    time: eventTimeText(event.time),
    details: event.details,
    isPast: false,
  }),
  page: ({ day }) => ({ to: '/weekly-events/$day', params: { day: day.toLowerCase() } }),
  host: ({ id, name }) => ({ brewery: name, breweryId: id }),
  like: likeWeeklyEvent,
  copy: (event) => event,
};
