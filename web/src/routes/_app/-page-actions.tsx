import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import type { Episode } from '@hoptrail/contracts/podcast';
import { Suspense } from 'react';
import { PageActions } from '../../components/form/page-actions.tsx';
import { part } from '../../components/layout/part.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';

const AdminLink = part(() => import('../../features/admin/admin-link.tsx'));
const BreweriesPageActions = part(
  () => import('../../features/admin/breweries/breweries-page-actions.tsx'),
);
const BreweryPageActions = part(
  () => import('../../features/admin/breweries/brewery-page-actions.tsx'),
);
const ClaimPanel = part(() => import('../../features/claims/claim-panel.tsx'));
const BreweryLinks = part(() => import('../../features/breweries/manage/brewery-links.tsx'));
const EditBrewery = part(() => import('../../features/breweries/manage/edit-brewery.tsx'));
const PodcastPageActions = part(
  () => import('../../features/podcast/manage/podcast-page-actions.tsx'),
);
const EditEpisode = part(() => import('../../features/podcast/manage/edit-episode.tsx'));
const EventsPageActions = part(
  () => import('../../features/events/manage/events-page-actions.tsx'),
);
const CreateSpecialEvent = part(
  () => import('../../features/events/manage/special/create-special-event.tsx'),
);
const EditSpecialEvent = part(
  () => import('../../features/events/manage/special/edit-special-event.tsx'),
);
const DuplicateSpecialEvent = part(
  () => import('../../features/events/manage/special/duplicate-special-event.tsx'),
);
const EditWeeklyEvent = part(
  () => import('../../features/events/manage/weekly/edit-weekly-event.tsx'),
);
const LeaderboardPageActions = part(
  () => import('../../features/leaderboard/manage/leaderboard-page-actions.tsx'),
);

/** The actions of owners and administrators on each page; other people do not load their code. */
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
  brewery: (brewery: BreweryDetail) =>
    (brewery.viewer.canEdit || brewery.viewer.isStaff) && (
      <PageActions>
        {brewery.viewer.canEdit && <EditBrewery brewery={brewery} />}
        <BreweryLinks brewery={brewery} />
        <AdminOnly>
          <BreweryPageActions brewery={brewery} />
        </AdminOnly>
      </PageActions>
    ),
  claim: (brewery: BreweryDetail) =>
    !brewery.viewer.canEdit &&
    !(brewery.viewer.isStaff && brewery.ownerId) && (
      <Suspense>
        <ClaimPanel brewery={brewery} />
      </Suspense>
    ),
  podcast: (
    <AdminOnly>
      <PageActions>
        <PodcastPageActions />
      </PageActions>
    </AdminOnly>
  ),
  episode: (episode: Episode) => (
    <AdminOnly>
      <EditEpisode episode={episode} />
    </AdminOnly>
  ),
  events: (
    <AdminOnly>
      <PageActions>
        <CreateSpecialEvent />
        <EventsPageActions />
      </PageActions>
    </AdminOnly>
  ),
  specialEvent: (event: SpecialEvent) =>
    event.viewer.canEdit && (
      <PageActions>
        <EditSpecialEvent event={event} />
        <DuplicateSpecialEvent event={event} />
      </PageActions>
    ),
  weeklyEvent: (event: WeeklyEvent) => (
    <AdminOnly>
      <EditWeeklyEvent event={event} />
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
