import { adminBeersRouter } from './beers/beers.router.ts';
import { adminBreweriesRouter } from './breweries/breweries.router.ts';
import { adminClaimsRouter } from './claims/claims.router.ts';
import { adminHistoryRouter } from './history/history.router.ts';
import { adminInstanceRouter } from './instance/instance.router.ts';
import { adminInvitationsRouter } from './invitations/invitations.router.ts';
import { adminPeopleRouter } from './people/people.router.ts';
import { adminPodcastRouter } from './podcast/podcast.router.ts';
import { adminSettingsRouter } from './settings/settings.router.ts';
import { adminTrailsRouter } from './trails/trails.router.ts';

/** Every procedure that only administrators may call. */
export const adminRouter = {
  beers: adminBeersRouter,
  breweries: adminBreweriesRouter,
  claims: adminClaimsRouter,
  history: adminHistoryRouter,
  instance: adminInstanceRouter,
  invitations: adminInvitationsRouter,
  trails: adminTrailsRouter,
  people: adminPeopleRouter,
  podcast: adminPodcastRouter,
  settings: adminSettingsRouter,
};
