import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/admin/')({
  beforeLoad: ({ context }) => {
    const isAdmin = context.session.user()?.role === 'admin';
    if (isAdmin) throw redirect({ to: '/admin/claims', replace: true });
  },
});
