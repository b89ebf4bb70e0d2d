import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { SectionError } from '../../../components/state/section-error.tsx';
import { trpc } from '../../../data/trpc.ts';
import { Subscribe } from '../../calendars/shared/subscribe.tsx';
import { isPast } from '../shared/event-day.ts';
import styles from './brewery-events.module.css';
import { byNextDate } from './by-next-date.ts';
import { EventRows, SpecialEventRow, WeeklyEventRow } from './event-rows.tsx';

const AddEvents = lazy(() => import('../manage/add-events.tsx'));

const SHOWN_FIRST = 3;

/**
 * What is on at a brewery: its next special events, the weekly ones by their next date, and its
 * calendar. Renders nothing while they load, since most breweries have none. Without events fans see
 * the calendar only, and those who may edit the brewery how to add one.
 */
export default function BreweryEvents({ brewery }: { brewery: BreweryDetail }) {
  const { id: breweryId, viewer } = brewery;
  const { data, isError, refetch } = trpc.events.ofBrewery.useQuery({ breweryId });
  if (isError && !data) {
    return (
      <SectionError title="Events" text="The events did not load." onRetry={() => refetch()} />
    );
  }
  if (!data) return null;
  const special = data.special.filter((event) => !isPast(event));
  const weekly = byNextDate(data.weekly);
  const isEmpty = special.length === 0 && weekly.length === 0;
  return (
    <>
      {special.length > 0 && <SpecialEvents events={special} />}
      {weekly.length > 0 && (
        <TitledList title="Every week">
          <EventRows>
            {weekly.map(({ event, day }) => (
              <WeeklyEventRow key={event.id} event={event} day={day} />
            ))}
          </EventRows>
        </TitledList>
      )}
      {isEmpty && (viewer.canEdit || viewer.isStaff) && <NoEvents brewery={brewery} />}
      <Subscribe
        name="subscribe"
        title={`Events of ${brewery.name}`}
        path={`/calendars/breweries/${encodeURIComponent(breweryId)}.ics`}
        feeds={[
          { label: 'News (Atom)', path: `/feeds/breweries/${encodeURIComponent(breweryId)}.atom` },
          {
            label: 'Hours and beers (JSON)',
            path: `/api/breweries/${encodeURIComponent(breweryId)}/menu`,
          },
        ]}
        button={(show) => (
          <Button look="quiet" wide onClick={show}>
            <CalendarPlus size={20} aria-hidden />
            Subscribe to Events and News
          </Button>
        )}
      />
    </>
  );
}

function SpecialEvents({ events }: { events: readonly SpecialEvent[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? events : events.slice(0, SHOWN_FIRST);
  return (
    <TitledList title="Events">
      <EventRows>
        {shown.map((event) => (
          <SpecialEventRow key={event.id} event={event} />
        ))}
      </EventRows>
      {shown.length < events.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          Show all {events.length} events
        </Button>
      )}
    </TitledList>
  );
}

function NoEvents({ brewery }: { brewery: BreweryDetail }) {
  return (
    <TitledList title="Events">
      <p className={styles.none}>No events yet. Fans see here what is on.</p>
      <Suspense>
        <AddEvents brewery={brewery} />
      </Suspense>
    </TitledList>
  );
}
