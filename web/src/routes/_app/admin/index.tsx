import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/admin/')({
  beforeLoad: ({ context }) => {
    if (context.isAdmin) throw redirect({ to: '/admin/claims', replace: true });
  },
});
