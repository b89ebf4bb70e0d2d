import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import type { Episode } from '@hoptrail/contracts/podcast';
import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { Suspense } from 'react';
import { FormTools } from '../../components/form-tool.tsx';
import { part } from '../../components/part.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';

const AdminWay = part(() => import('../../features/admin/admin-way.tsx'));
const BreweriesTools = part(() => import('../../features/admin/breweries-tools.tsx'));
const BreweryTools = part(() => import('../../features/admin/brewery-tools.tsx'));
const ClaimPanel = part(() => import('../../features/claims/claim-panel.tsx'));
const BreweryLocation = part(() => import('../../features/owner/brewery-location.tsx'));
const EditBrewery = part(() => import('../../features/owner/edit-brewery.tsx'));
const PodcastTools = part(() => import('../../features/admin/podcast-tools.tsx'));
const EditEpisode = part(() => import('../../features/admin/edit-episode.tsx'));
const EventsTools = part(() => import('../../features/admin/events-tools.tsx'));
const CreateSpecialEvent = part(() => import('../../features/owner/create-special-event.tsx'));
const EditSpecialEvent = part(() => import('../../features/owner/edit-special-event.tsx'));
const DuplicateSpecialEvent = part(
  () => import('../../features/owner/duplicate-special-event.tsx'),
);
const EditWeeklyEvent = part(() => import('../../features/owner/edit-weekly-event.tsx'));
const LeaderboardTools = part(() => import('../../features/admin/leaderboard-tools.tsx'));

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
