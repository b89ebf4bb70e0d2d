import { createFileRoute } from '@tanstack/react-router';
import { TrailsScreen } from '../../../features/admin/trails/trails-screen.tsx';

export const Route = createFileRoute('/_app/admin/trails')({
  component: TrailsScreen,
});
