import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { lazy } from '../../../../components/layout/lazy.tsx';
import { trpc } from '../../../../data/trpc.ts';
import { nearDayText } from '../../../../lib/text/dates.ts';
import { eventTimeText } from '../../../../lib/text/times.ts';
import { isPast } from '../../shared/event-day.ts';
import type { EventKind } from '../own/event-kind.ts';
import type { OwnSpecialInput, OwnSpecialSeen } from './special-event-values.ts';
import {
  useCreateSpecialEvent,
  useDeleteSpecialEvent,
  useUpdateSpecialEvent,
} from './special-event-writes.ts';

type SpecialHost = Pick<SpecialEvent, 'company'> & { breweryId?: string };

const Guests = lazy(() => import('../../rsvps/guests.tsx'));

/** How the dashboard handles special events. */
export const specialKind: EventKind<SpecialEvent, SpecialHost, OwnSpecialInput, OwnSpecialSeen> = {
  name: 'Special',
  Icon: CalendarPlus,
  Form: lazy(() => import('./special-form.tsx')),
  emptyHint: 'Create special events to engage your customers',
  useList: () => trpc.events.special.list.useQuery(),
  useWrites: () => ({
    create: useCreateSpecialEvent('Failed to create special event').mutateAsync,
    update: useUpdateSpecialEvent().mutateAsync,
    remove: useDeleteSpecialEvent(),
  }),
  facts: (event) => ({
    picture: event.logo,
    name: event.event,
    day: nearDayText(event.date),
    time: eventTimeText(event.time),
    details: event.repeats ? `Repeats · ${event.details}` : event.details,
    isPast: isPast(event),
  }),
  page: ({ id }) => ({ to: '/special-event/$id', params: { id } }),
  host: ({ id, name }) => ({ company: name, breweryId: id }),
  guests: (event) => event.places !== null && <Guests event={event} />,
  like: ({ company, breweryId }) => ({ company, ...(breweryId && { breweryId }) }),
  copy: (event) => ({ ...event, date: '', repeatsUntil: null, notOn: null }),
};
