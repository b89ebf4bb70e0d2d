import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ToastRegion } from '../components/toast-region.tsx';
import { OfflineLine } from '../pwa/offline-line.tsx';
import { UpdateLine } from '../pwa/update-line.tsx';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <UpdateLine />
      <OfflineLine />
      <Outlet />
      <ToastRegion />
    </>
  ),
});
