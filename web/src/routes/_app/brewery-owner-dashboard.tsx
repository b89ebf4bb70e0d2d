import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../features/events/manage/dashboard-screen.tsx';

export const Route = createFileRoute('/_app/brewery-owner-dashboard')({
  component: DashboardScreen,
});
