import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import type { Weekday } from '@hoptrail/contracts/lists/weekdays';
import type { ReactNode } from 'react';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PullToRefresh } from '../../../components/list/pull-to-refresh.tsx';
import { BackToEvents } from '../shared/back-to-events.tsx';
import { DayStrip } from './day-strip.tsx';
import { WeeklyEvents } from './weekly-events.tsx';

interface WeeklyDayScreenProps {
  day: Weekday;
  /** The administrators' actions on the day. */
  dayActions?: ReactNode;
  /** The administrators' actions on an event. */
  actions?: (event: WeeklyEvent) => ReactNode;
}

/** The page of the weekly events on one day. */
export function WeeklyDayScreen({ day, dayActions, actions }: WeeklyDayScreenProps) {
  return (
    <Page title={`${day} events`}>
      <PullToRefresh />
      <Columns split="low">
        <Column>
          <header>
            <BackToEvents tab="weekly" />
            <h1>{day}</h1>
            <DayStrip day={day} />
          </header>
          {dayActions}
        </Column>
        <Column>
          <WeeklyEvents key={day} day={day} actions={actions} />
        </Column>
      </Columns>
    </Page>
  );
}
