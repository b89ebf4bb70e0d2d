import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import { useSignedInUser } from '../../../../data/session.ts';
import { trpc } from '../../../../data/trpc.ts';
import { today } from '../../../../lib/text/dates.ts';
import { partPast } from '../../special/past-events.ts';
import { isOwnEvent } from '../is-own-event.ts';
import { OwnEvents } from '../own-events.tsx';
import { OwnSpecialRow } from './own-special-row.tsx';

/** 'Your Special Events' of the dashboard. */
export function OwnSpecialEvents({ breweries }: { breweries: ListedBrewery[] }) {
  const { id } = useSignedInUser();
  const { data, error, refetch } = trpc.events.special.list.useQuery();
  const own = data?.filter((event) => isOwnEvent(event, id, breweries));
  const parts = own && partPast(own, today());
  return (
    <OwnEvents
      title="Your Special Events"
      empty={{
        title: parts?.past.length ? 'No special events ahead' : 'No special events found',
        hint: 'Create special events to engage your customers',
      }}
      events={parts?.upcoming}
      past={parts?.past}
      error={error}
      onRetry={() => refetch()}
      row={(event) => <OwnSpecialRow event={event} />}
    />
  );
}
