import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { textParams } from '../../lib/text/text-params.ts';
import { dashboardSlots } from './-dashboard-slots.tsx';

export const Route = createFileRoute('/_app/brewery-owner-dashboard')({
  validateSearch: ({ at }): { at?: string } => textParams({ at }, 64),
  component: Dashboard,
});

function Dashboard() {
  const { at } = Route.useSearch();
  return <DashboardScreen at={at} slots={dashboardSlots} />;
}
