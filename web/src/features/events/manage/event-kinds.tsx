import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { EventKindName } from '@hoptrail/contracts/lists/history-kinds';
import type { ReactNode } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import type { DashboardEvent, EventKind } from './own/event-kind.ts';
import { OwnEvents } from './own/own-events.tsx';
import { specialKind } from './special/special-kind.tsx';
import { weeklyKind } from './weekly/weekly-kind.ts';

interface KindViews {
  /** Its row on the card of an owned brewery. */
  Add: (props: { brewery: ListedBrewery }) => ReactNode;
  /** Its list on the dashboard. */
  Own: (props: { breweries: readonly ListedBrewery[] }) => ReactNode;
}

const byName: Record<EventKindName, KindViews> = {
  specialEvent: viewsOf(specialKind),
  weeklyEvent: viewsOf(weeklyKind),
};

/** What the dashboard shows of each kind of event. */
export const eventKinds: readonly (readonly [string, KindViews])[] = Object.entries(byName);

function viewsOf<Event extends DashboardEvent & Seen, Host, Input, Seen>(
  kind: EventKind<Event, Host, Input, Seen>,
): KindViews {
  const Actions = lazy<{ event: Event & Seen }>(async () => {
    const { OwnEventActions } = await import('./own/own-event-actions.tsx');
    return { default: (props) => <OwnEventActions kind={kind} {...props} /> };
  });
  const Add = lazy<{ brewery: ListedBrewery }>(async () => {
    const { AddEvent } = await import('./own/add-event.tsx');
    return { default: (props) => <AddEvent kind={kind} {...props} /> };
  });
  return {
    Add: (props) => <Add {...props} />,
    Own: (props) => <OwnEvents kind={kind} Actions={Actions} {...props} />,
  };
}
