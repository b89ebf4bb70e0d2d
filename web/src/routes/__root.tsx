import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { part } from '../components/part.tsx';
import { ToastRegion } from '../components/toast-region.tsx';
import line from '../pwa/line.module.css';
import { OfflineLine } from '../pwa/offline-line.tsx';
import type { RouterContext } from '../router.tsx';

const UpdateLine = part(() => import('../pwa/update-line.tsx'), { silent: true });

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <div role="status" className={line.place}>
        <Suspense>
          <UpdateLine />
        </Suspense>
      </div>
      <OfflineLine />
      <Outlet />
      <ToastRegion />
    </>
  ),
});
