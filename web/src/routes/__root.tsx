import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ToastRegion } from '../components/toast-region.tsx';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <Outlet />
      <ToastRegion />
    </>
  ),
});
