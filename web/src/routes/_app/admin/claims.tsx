import { createFileRoute } from '@tanstack/react-router';
import { ClaimsScreen } from '../../../features/admin/claims/claims-screen.tsx';

export const Route = createFileRoute('/_app/admin/claims')({
  loader: ({ context: { isAdmin, server } }) => {
    if (isAdmin) void server.admin.claims.list.prefetchInfinite({});
  },
  component: ClaimsScreen,
});
