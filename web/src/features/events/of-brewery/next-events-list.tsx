import type { BreweryPreview } from '@hoptrail/contracts/breweries/preview';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { EventRows, SpecialEventRow, WeeklyEventRow } from './event-rows.tsx';
import { nextEvents } from './next-events.ts';

const SHOWN = 3;

/** The next three events of a brewery for visitors; renders nothing without events. */
export function NextEventsList({ events }: { events: BreweryPreview['events'] }) {
  const coming = nextEvents(events, SHOWN);
  if (coming.length === 0) return null;
  return (
    <TitledList title="Next Events">
      <EventRows isCompact>
        {coming.map((next) =>
          next.kind === 'special' ? (
            <SpecialEventRow key={next.event.id} event={next.event} />
          ) : (
            <WeeklyEventRow key={next.event.id} event={next.event} day={next.day} />
          ),
        )}
      </EventRows>
    </TitledList>
  );
}
