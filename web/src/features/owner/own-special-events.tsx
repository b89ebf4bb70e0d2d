import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import { useSignedInUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { isOwnEvent } from './is-own-event.ts';
import { OwnEvents } from './own-events.tsx';
import { OwnSpecialRow } from './own-special-row.tsx';

/** 'Your Special Events' of the dashboard. */
export function OwnSpecialEvents({ breweries }: { breweries: ListedBrewery[] }) {
  const { id } = useSignedInUser();
  const { data, error, refetch } = trpc.events.special.list.useQuery();
  return (
    <OwnEvents
      title="Your Special Events"
      empty={{
        title: 'No special events found',
        hint: 'Create special events to engage your customers',
      }}
      events={data?.filter((event) => isOwnEvent(event, id, breweries))}
      error={error}
      onRetry={() => refetch()}
      row={(event) => <OwnSpecialRow event={event} />}
    />
  );
}
