import { createFileRoute } from '@tanstack/react-router';
import { InvitationsScreen } from '../../../features/admin/invitations/invitations-screen.tsx';

export const Route = createFileRoute('/_app/admin/invitations')({
  loader: ({ context: { isAdmin, server } }) => {
    if (isAdmin) void server.admin.invitations.list.prefetchInfinite({});
  },
  component: InvitationsScreen,
});
