import type { Db } from '../database.ts';
import type { EngineName } from '../engine.ts';
import { initial } from '../migrations/001-initial.ts';
import { people } from '../migrations/002-people.ts';
import { places } from '../migrations/003-places.ts';
import { hosting } from '../migrations/006-hosting.ts';
import { historyByHost } from '../migrations/008-history-by-host.ts';
import { signIn } from '../migrations/009-sign-in.ts';
import { registration } from '../migrations/010-registration.ts';
import { ownership } from '../migrations/011-ownership.ts';
import { uploadTries } from '../migrations/012-upload-tries.ts';
import { oneIndex } from '../migrations/013-one-index.ts';
import { instances } from '../migrations/014-instances.ts';
import { changeLogByStatement } from '../migrations/015-change-log-by-statement.ts';
import { trail } from '../migrations/016-trail.ts';
import { passports } from '../migrations/017-passports.ts';
import { personalData } from '../migrations/018-personal-data.ts';
import { privacy } from '../migrations/019-privacy.ts';
import { beersHad } from '../migrations/020-beers-had.ts';
import { ranking } from '../migrations/021-ranking.ts';
import { staff } from '../migrations/022-staff.ts';
import { openingHours } from '../migrations/023-opening-hours.ts';
import { calendars } from '../migrations/024-calendars.ts';
import { units } from '../migrations/025-units.ts';
import { visitedBreweries } from '../migrations/026-visited-breweries.ts';
import { legacyEventChanges } from '../migrations/027-legacy-event-changes.ts';
import { importedBeers } from '../migrations/028-imported-beers.ts';
import { storedKeys } from '../migrations/029-stored-keys.ts';
import { recordings } from '../migrations/030-recordings.ts';
import { seenByOthers } from '../migrations/031-seen-by-others.ts';
import { hoursReadAgain } from '../migrations/032-hours-read-again.ts';
import { news } from '../migrations/033-news.ts';
import { moreHours } from '../migrations/034-more-hours.ts';
import { menus } from '../migrations/035-menus.ts';
import { statistics } from '../migrations/036-statistics.ts';
import { boards } from '../migrations/037-boards.ts';
import { teams } from '../migrations/038-teams.ts';
import { repeatedEvents } from '../migrations/039-repeated-events.ts';
import { undoableChanges } from '../migrations/040-undoable-changes.ts';
import { placesOfEvents } from '../migrations/041-places-of-events.ts';
import { bannerDays } from '../migrations/042-banner-days.ts';
import { trailDraws } from '../migrations/043-trail-draws.ts';
import { onTapSince } from '../migrations/044-on-tap-since.ts';
import { beerWishes } from '../migrations/045-beer-wishes.ts';
import { tags } from '../migrations/046-tags.ts';
import { trailQuestions } from '../migrations/047-trail-questions.ts';
import { newRows } from '../migrations/048-new-rows.ts';
import { mergedBeers } from '../migrations/049-merged-beers.ts';
import { lateCheckins } from '../migrations/050-late-checkins.ts';
import { countedRatings } from '../migrations/051-counted-ratings.ts';
import { schema } from '../migrations/postgres/schema.ts';

/** An SQL statement, or what SQL cannot compute. */
type Step = string | ((trx: Db) => Promise<void>);

/** One change of the schema: the steps for each engine. */
export type Migration = Readonly<Record<EngineName, readonly Step[]>>;

/** The migrations of each name, oldest first. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Every change of the schema, oldest first. A name that was released is never renamed and its
 * statements never edited: write the next one. On PostgreSQL the names up to 012 do nothing and 013
 * makes the whole schema, so that databases in the same state have the same names on both engines.
 */
export const migrations: Migrations = {
  '001-initial': beforePostgres(initial),
  '002-people': beforePostgres(people),
  '003-places': beforePostgres(places),
  '006-hosting': beforePostgres(hosting),
  '008-history-by-host': beforePostgres(historyByHost),
  '009-sign-in': beforePostgres(signIn),
  '010-registration': beforePostgres(registration),
  '011-ownership': beforePostgres(ownership),
  '012-upload-tries': beforePostgres(uploadTries),
  '013-one-index': { sqlite: oneIndex, postgres: schema },
  '014-instances': instances,
  '015-change-log-by-statement': changeLogByStatement,
  '016-trail': trail,
  '017-passports': passports,
  '018-personal-data': personalData,
  '019-privacy': privacy,
  '020-beers-had': beersHad,
  '021-ranking': ranking,
  '022-staff': staff,
  '023-opening-hours': openingHours,
  '024-calendars': calendars,
  '025-units': units,
  '026-visited-breweries': visitedBreweries,
  '027-legacy-event-changes': legacyEventChanges,
  '028-imported-beers': importedBeers,
  '029-stored-keys': storedKeys,
  '030-recordings': recordings,
  '031-seen-by-others': seenByOthers,
  '032-hours-read-again': hoursReadAgain,
  '033-news': news,
  '034-more-hours': moreHours,
  '035-menus': menus,
  '036-statistics': statistics,
  '037-boards': boards,
  '038-teams': teams,
  '039-repeated-events': repeatedEvents,
  '040-undoable-changes': undoableChanges,
  '041-places-of-events': placesOfEvents,
  '042-banner-days': bannerDays,
  '043-trail-draws': trailDraws,
  '044-on-tap-since': onTapSince,
  '045-beer-wishes': beerWishes,
  '046-tags': tags,
  '047-trail-questions': trailQuestions,
  '048-new-rows': newRows,
  '049-merged-beers': mergedBeers,
  '050-late-checkins': lateCheckins,
  '051-counted-ratings': countedRatings,
};

/**
 * The newest migration of the last release; each release moves it. Those after it may only add, because
 * instances of the last release go on while the first new one migrates.
 */
export const lastReleased = '013-one-index' satisfies keyof typeof migrations;

function beforePostgres(sqlite: readonly string[]): Migration {
  return { sqlite, postgres: [] };
}
