import Beer from 'lucide-react/icons/beer';
import { Suspense } from 'react';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import { Skeleton } from '../../components/state/skeleton.tsx';
import { HoursToday } from '../../features/breweries/manage/today/hours-today.tsx';
import type { DashboardSlots } from '../../features/dashboard/dashboard-slots.ts';
import { EventAgain } from '../../features/events/manage/evening/event-again.tsx';
import { TonightsEvent } from '../../features/events/manage/evening/tonights-event.tsx';
import { eventKinds } from '../../features/events/manage/event-kinds.tsx';
import { AddNews } from '../../features/news/manage/add-news.tsx';

// Loaded later: the first use of a time zone takes a phone a tenth of a second.
const TodayStatus = lazy(() => import('../../features/breweries/manage/today/today-status.tsx'));

const BrewerySections = lazy(
  () => import('../../features/breweries/manage/sections/brewery-sections.tsx'),
);
const CloseForAWhile = lazy(
  () => import('../../features/breweries/manage/away/close-for-a-while.tsx'),
);
const Reminders = lazy(() => import('../../features/breweries/manage/reminders/reminders.tsx'), {
  silent: true,
});
const ChangesButton = lazy(() => import('../../features/history/changes-button.tsx'));
const OwnNews = lazy(() => import('../../features/news/manage/own-news.tsx'));

/** What breweries, events and news show on the dashboard. */
export const dashboardSlots: DashboardSlots = {
  status: (brewery) => (
    <Suspense fallback={<Skeleton width="70%" height={46} />}>
      <TodayStatus brewery={brewery} />
    </Suspense>
  ),
  quickActions: (brewery) => (
    <>
      <HoursToday brewery={brewery} />
      <ButtonLink to="/brewery/$id/beers" params={{ id: brewery.id }} look="quiet">
        <Beer size={22} aria-hidden />
        Tap List
      </ButtonLink>
      <TonightsEvent brewery={brewery} />
      <EventAgain brewery={brewery} />
      <AddNews brewery={brewery} />
    </>
  ),
  reminders: (brewery) => <Reminders brewery={brewery} />,
  closing: (brewery) => <CloseForAWhile brewery={brewery} />,
  news: (brewery) => <OwnNews brewery={brewery} />,
  sections: (brewery, isStaff) => <BrewerySections brewery={brewery} isStaff={isStaff} />,
  changes: (brewery) => <ChangesButton id={brewery.id} />,
  addEvents: (brewery) => eventKinds.map(([kind, { Add }]) => <Add key={kind} brewery={brewery} />),
  events: (brewery) =>
    eventKinds.map(([kind, { Own }]) => <Own key={kind} breweries={[brewery]} />),
};
