import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import { useSignedInUser } from '../../../../data/session.ts';
import { trpc } from '../../../../data/trpc.ts';
import { isOwnEvent } from '../is-own-event.ts';
import { OwnEvents } from '../own-events.tsx';
import { OwnWeeklyRow } from './own-weekly-row.tsx';

/** 'Your Weekly Events' of the dashboard. */
export function OwnWeeklyEvents({ breweries }: { breweries: ListedBrewery[] }) {
  const { id } = useSignedInUser();
  const { data, error, refetch } = trpc.events.weekly.list.useQuery();
  return (
    <OwnEvents
      title="Your Weekly Events"
      empty={{
        title: 'No weekly events found',
        hint: 'Create weekly events to build regular customer engagement',
      }}
      events={data?.filter((event) => isOwnEvent(event, id, breweries))}
      error={error}
      onRetry={() => refetch()}
      row={(event) => <OwnWeeklyRow event={event} />}
    />
  );
}
