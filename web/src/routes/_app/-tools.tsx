import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import type { Episode } from '@hoptrail/contracts/podcast';
import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { lazy, Suspense } from 'react';
import { FormTools } from '../../components/form-tool.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';

const AdminWay = lazy(() => import('../../features/admin/admin-way.tsx'));
const BreweriesTools = lazy(() => import('../../features/admin/breweries-tools.tsx'));
const BreweryTools = lazy(() => import('../../features/admin/brewery-tools.tsx'));
const ClaimPanel = lazy(() => import('../../features/claims/claim-panel.tsx'));
const BreweryLocation = lazy(() => import('../../features/owner/brewery-location.tsx'));
const EditBrewery = lazy(() => import('../../features/owner/edit-brewery.tsx'));
const PodcastTools = lazy(() => import('../../features/admin/podcast-tools.tsx'));
const EditEpisode = lazy(() => import('../../features/admin/edit-episode.tsx'));
const EventsTools = lazy(() => import('../../features/admin/events-tools.tsx'));
const CreateSpecialEvent = lazy(() => import('../../features/owner/create-special-event.tsx'));
const EditSpecialEvent = lazy(() => import('../../features/owner/edit-special-event.tsx'));
const DuplicateSpecialEvent = lazy(
  () => import('../../features/owner/duplicate-special-event.tsx'),
);
const EditWeeklyEvent = lazy(() => import('../../features/owner/edit-weekly-event.tsx'));
const LeaderboardTools = lazy(() => import('../../features/admin/leaderboard-tools.tsx'));

/** What owners and administrators may change on each page; nobody else loads any of it. */
export const pageTools = {
  profile: (
    <AdminOnly>
      <AdminWay />
    </AdminOnly>
  ),
  breweries: (
    <AdminOnly>
      <FormTools>
        <BreweriesTools />
      </FormTools>
    </AdminOnly>
  ),
  brewery: (brewery: BreweryDetail) =>
    brewery.viewer.canEdit && (
      <FormTools>
        <EditBrewery brewery={brewery} />
        <BreweryLocation id={brewery.id} />
        <AdminOnly>
          <BreweryTools brewery={brewery} />
        </AdminOnly>
      </FormTools>
    ),
  claim: (brewery: BreweryDetail) =>
    !brewery.viewer.canEdit && (
      <Suspense>
        <ClaimPanel brewery={brewery} />
      </Suspense>
    ),
  podcast: (
    <AdminOnly>
      <FormTools>
        <PodcastTools />
      </FormTools>
    </AdminOnly>
  ),
  episode: (episode: Episode) => (
    <AdminOnly>
      <EditEpisode episode={episode} />
    </AdminOnly>
  ),
  events: (
    <AdminOnly>
      <FormTools>
        <CreateSpecialEvent />
        <EventsTools />
      </FormTools>
    </AdminOnly>
  ),
  specialEvent: (event: SpecialEvent) =>
    event.viewer.canEdit && (
      <FormTools>
        <EditSpecialEvent event={event} />
        <DuplicateSpecialEvent event={event} />
      </FormTools>
    ),
  weeklyEvent: (event: WeeklyEvent) => (
    <AdminOnly>
      <EditWeeklyEvent event={event} />
    </AdminOnly>
  ),
  leaderboard: (
    <AdminOnly>
      <FormTools>
        <LeaderboardTools />
      </FormTools>
    </AdminOnly>
  ),
};
