import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from '../../components/layout/lazy.tsx';
import { DashboardScreen } from '../../features/events/manage/dashboard-screen.tsx';

const CloseForAWhile = lazy(
  () => import('../../features/breweries/manage/away/close-for-a-while.tsx'),
);
const Reminders = lazy(() => import('../../features/breweries/manage/reminders/reminders.tsx'), {
  silent: true,
});

export const Route = createFileRoute('/_app/brewery-owner-dashboard')({
  component: () => <DashboardScreen slots={slotsOf} />,
});

function slotsOf(brewery: ListedBrewery) {
  return {
    closing: <CloseForAWhile brewery={brewery} />,
    reminders: <Reminders brewery={brewery} />,
  };
}
