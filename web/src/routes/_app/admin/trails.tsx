import { createFileRoute } from '@tanstack/react-router';
import { TrailsScreen } from '../../../features/admin/passports/trails-screen.tsx';

export const Route = createFileRoute('/_app/admin/trails')({
  loader: ({ context: { isAdmin, server } }) => {
    if (isAdmin) void server.admin.passports.list.prefetchInfinite({});
  },
  component: TrailsScreen,
});
