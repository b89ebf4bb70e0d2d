import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { EventFormProps } from '../form/event-form.tsx';
import type { EditableEvent } from './is-own-event.ts';

/** What the dashboard needs to handle one kind of event. */
export interface EventKind<Event extends DashboardEvent, Host, Input, Seen> {
  name: 'Special' | 'Weekly';
  Icon: LucideIcon;
  /** The owner's form. */
  Form: ComponentType<EventFormProps<Input, Seen>>;
  /** The hint of the empty list. */
  emptyHint: string;
  useList: () => { data: Event[] | undefined; error: unknown; refetch: () => unknown };
  useWrites: () => EventWrites<Host, Input, Seen>;
  facts: (event: Event) => EventFacts;
  /** Returns the link to its public page. */
  page: (event: Event) => Pick<LinkProps, 'to' | 'params'>;
  /** Returns the input that a new event takes from its brewery, beside the form's fields. */
  host: (brewery: ListedBrewery) => Host;
  /** Returns the input that a copy takes from its event, beside the form's fields. */
  like: (event: Event) => Host;
  /** Returns the list of who comes, for an event with places. */
  guests?: (event: Event) => ReactNode;
  /** Returns the initial values of a copy. */
  copy: (event: Event) => Seen;
}

export type DashboardEvent = EditableEvent & {
  id: string;
  date?: string;
  time: string;
  when: object | null;
};

export interface EventFacts {
  picture: string | null;
  name: string;
  /** Its date or day of the week, as people read it. */
  day: string;
  /** Its time, and that it repeats. */
  time: string;
  details: string;
  /** Whether its day is over. */
  isPast: boolean;
}

interface EventWrites<Host, Input, Seen> {
  create: (event: Host & Input) => Promise<unknown>;
  update: (changes: Input & { id: string; basedOn: Seen | undefined }) => Promise<unknown>;
  remove: {
    isPending: boolean;
    mutate: (event: { id: string }, then: { onSuccess: () => void }) => void;
  };
}
