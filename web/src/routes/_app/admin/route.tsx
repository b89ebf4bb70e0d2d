import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '../../../features/admin/admin-frame.tsx';

/** Administrators only; its loaders ask the server for nothing on behalf of others. */
export const Route = createFileRoute('/_app/admin')({
  beforeLoad: ({ context }) => ({ isAdmin: context.session.user()?.role === 'admin' }),
  component: Admin,
});

function Admin() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}
