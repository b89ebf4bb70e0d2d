import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../features/events/manage/dashboard-screen.tsx';

export const Route = createFileRoute('/_app/brewery-owner-dashboard')({
  loader: ({ context }) => {
    const id = context.session.user()?.id;
    if (!id) return;
    void context.server.users.ownedBreweries.prefetch({ id });
    void context.server.events.special.list.prefetch();
    void context.server.events.weekly.list.prefetch();
  },
  component: DashboardScreen,
});
