import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazy } from '../components/layout/lazy.tsx';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import type { RouterContext } from '../data/router-context.ts';
import line from '../features/pwa/line.module.css';
import { OfflineLine } from '../features/pwa/offline-line.tsx';
import { nextPaint } from '../lib/browser/next-paint.ts';

const UpdateLine = lazy(() => import('../features/pwa/update-line.tsx'), { silent: true });

export const Route = createRootRouteWithContext<RouterContext>()({
  // The tap is painted before the next screen renders, which may take longer than a frame.
  beforeLoad: async ({ cause }) => {
    if (cause !== 'enter') await nextPaint();
  },
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
