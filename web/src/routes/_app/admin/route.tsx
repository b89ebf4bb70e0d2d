import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '../../../features/admin/admin-frame.tsx';
import type { PanesSearch } from '../../../features/admin/lists/panes.tsx';
import { textParams } from '../../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/admin')({
  validateSearch: ({ selected }): PanesSearch => textParams({ selected }),
  component: Admin,
});

function Admin() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}
