import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { DashboardScreen } from '../../features/events/manage/dashboard-screen.tsx';

const AddNews = lazy(() => import('../../features/news/manage/add-news.tsx'));
const OwnNews = lazy(() => import('../../features/news/manage/own-news.tsx'));

export const Route = createFileRoute('/_app/brewery-owner-dashboard')({
  component: () => (
    <DashboardScreen
      news={(brewery) => (
        <Suspense>
          <OwnNews brewery={brewery} />
          <AddNews brewery={brewery} />
        </Suspense>
      )}
    />
  ),
});
