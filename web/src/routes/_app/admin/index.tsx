import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '../../../features/admin/overview/overview-screen.tsx';

export const Route = createFileRoute('/_app/admin/')({
  component: OverviewScreen,
});
