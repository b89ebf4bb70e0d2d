import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import { PageActions } from '../../components/form/page-actions/page-actions-row.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';

const AdminLink = lazy(() => import('../../features/admin/admin-link.tsx'));
const BreweriesPageActions = lazy(
  () => import('../../features/admin/breweries/breweries-page-actions.tsx'),
);
const EventsPageActions = lazy(
  () => import('../../features/events/manage/events-page-actions.tsx'),
);
const PodcastPageActions = lazy(
  () => import('../../features/podcast/manage/podcast-page-actions.tsx'),
);
const PodcastFeedState = lazy(() => import('../../features/podcast/manage/podcast-feed-state.tsx'));
const EditEpisode = lazy(() => import('../../features/podcast/manage/edit-episode.tsx'));
const LeaderboardPageActions = lazy(
  () => import('../../features/leaderboard/manage/leaderboard-page-actions.tsx'),
);

/** The actions of administrators on other pages; other people do not load their code. */
export const pageActions = {
  profile: (
    <AdminOnly>
      <AdminLink />
    </AdminOnly>
  ),
  breweries: (
    <AdminOnly>
      <PageActions>
        <BreweriesPageActions />
      </PageActions>
    </AdminOnly>
  ),
  events: (
    <AdminOnly>
      <PageActions>
        <EventsPageActions />
      </PageActions>
    </AdminOnly>
  ),
  podcast: (
    <AdminOnly>
      <PageActions>
        <PodcastPageActions />
      </PageActions>
      <PodcastFeedState />
    </AdminOnly>
  ),
  episode: (episode: Episode) => (
    <AdminOnly>
      <EditEpisode episode={episode} />
    </AdminOnly>
  ),
  leaderboard: (
    <AdminOnly>
      <PageActions>
        <LeaderboardPageActions />
      </PageActions>
    </AdminOnly>
  ),
};
