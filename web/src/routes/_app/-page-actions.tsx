import type { Episode } from '@hoptrail/contracts/podcast';
import { PageActions } from '../../components/form/page-actions/page-actions-row.tsx';
import { part } from '../../components/layout/part.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';

const AdminLink = part(() => import('../../features/admin/admin-link.tsx'));
const BreweriesPageActions = part(
  () => import('../../features/admin/breweries/breweries-page-actions.tsx'),
);
const EventsPageActions = part(
  () => import('../../features/events/manage/events-page-actions.tsx'),
);
const PodcastPageActions = part(
  () => import('../../features/podcast/manage/podcast-page-actions.tsx'),
);
const PodcastFeedState = part(() => import('../../features/podcast/manage/podcast-feed-state.tsx'));
const EditEpisode = part(() => import('../../features/podcast/manage/edit-episode.tsx'));
const LeaderboardPageActions = part(
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
