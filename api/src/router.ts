import { adminRouter } from './features/admin/admin.router.ts';
import { episodeUndoer } from './features/admin/podcast/episodes.ts';
import { settingUndoer } from './features/admin/settings/set-image.ts';
import { authRouter } from './features/auth/auth.router.ts';
import { beersRouter } from './features/beers/beers.router.ts';
import { beerUndoer } from './features/beers/undo-beer.ts';
import { boardsRouter } from './features/boards/boards.router.ts';
import { boardUndoer } from './features/boards/undo-board.ts';
import { breweriesRouter } from './features/breweries/breweries.router.ts';
import { breweryUndoer } from './features/breweries/undo-brewery.ts';
import { calendarsRouter } from './features/calendars/calendars.router.ts';
import { checkinsRouter } from './features/checkins/checkins.router.ts';
import { claimsRouter } from './features/claims/claims.router.ts';
import { eventsRouter } from './features/events/events.router.ts';
import { specialEvents } from './features/events/special/special-events.ts';
import { weeklyEvents } from './features/events/weekly/weekly-events.ts';
import { finderRouter } from './features/finder/finder.router.ts';
import { historyRouter } from './features/history/history.router.ts';
import { logbookRouter } from './features/logbook/logbook.router.ts';
import { newsRouter } from './features/news/news.router.ts';
import { newsUndoer } from './features/news/undo-news.ts';
import { personalDataRouter } from './features/personal-data/personal-data.router.ts';
import { podcastRouter } from './features/podcast/podcast.router.ts';
import { profilesRouter } from './features/profiles/profiles.router.ts';
import { searchRouter } from './features/search/search.router.ts';
import { settingsRouter } from './features/settings/settings.router.ts';
import { staffRouter } from './features/staff/staff.router.ts';
import { staffUndoer } from './features/staff/undo-staff.ts';
import { statisticsRouter } from './features/statistics/statistics.router.ts';
import { tagsRouter } from './features/tags/tags.router.ts';
import { trailsRouter } from './features/trails/trails.router.ts';
import { uploadsRouter } from './features/uploads/uploads.router.ts';
import { usersRouter } from './features/users/users.router.ts';
import { router } from './trpc.ts';

/** Every procedure of the product, by domain. A domain exports a plain object of procedures. */
export const appRouter = router({
  auth: authRouter,
  users: usersRouter,
  breweries: breweriesRouter,
  beers: beersRouter,
  checkins: checkinsRouter,
  logbook: logbookRouter,
  profiles: profilesRouter,
  events: eventsRouter,
  trails: trailsRouter,
  calendars: calendarsRouter,
  podcast: podcastRouter,
  finder: finderRouter,
  search: searchRouter,
  uploads: uploadsRouter,
  settings: settingsRouter,
  claims: claimsRouter,
  staff: staffRouter,
  boards: boardsRouter,
  tags: tagsRouter,
  news: newsRouter,
  statistics: statisticsRouter,
  history: historyRouter({
    brewery: breweryUndoer,
    specialEvent: specialEvents.undoer,
    weeklyEvent: weeklyEvents.undoer,
    setting: settingUndoer,
    beer: beerUndoer,
    news: newsUndoer,
    staff: staffUndoer,
    board: boardUndoer,
    episode: episodeUndoer,
  }),
  personalData: personalDataRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
