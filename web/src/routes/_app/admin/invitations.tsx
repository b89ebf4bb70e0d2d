import { createFileRoute } from '@tanstack/react-router';
import { InvitationsScreen } from '../../../features/admin/invitations/invitations-screen.tsx';

export const Route = createFileRoute('/_app/admin/invitations')({
  component: InvitationsScreen,
});
