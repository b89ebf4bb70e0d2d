import type { Db } from '../db/database.ts';
import { type DemoContent, hasContent, insertIntoEmpty } from './demo.repo.ts';
import { beerRows } from './rows/beers.ts';
import { beersHadRows } from './rows/beers-had.ts';
import { breweryRows } from './rows/breweries.ts';
import { breweryTables } from './rows/brewery-tables.ts';
import { checkinRows, countByBrewery } from './rows/checkins.ts';
import { claimRows } from './rows/claims.ts';
import { legacyEventRows, rsvpRows, specialEventRows, weeklyEventRows } from './rows/events.ts';
import { historyRows } from './rows/history.ts';
import { newsRows } from './rows/news.ts';
import { episodeRows } from './rows/podcast.ts';
import { settingRows } from './rows/settings.ts';
import { trailRows } from './rows/trails.ts';
import { userRows } from './rows/users.ts';
import { viewRows } from './rows/views.ts';

export interface SeedOptions {
  /** The present of the demo: check-ins are before it, most events after it. */
  now: Date;
}

/**
 * Fills an empty database with invented breweries, people and activity, the same for the same
 * `now`.
 * @returns false if the database had users or breweries, so that nothing was written
 */
export async function seedDemo(db: Db, { now }: SeedOptions): Promise<boolean> {
  if (await hasContent(db)) return false;
  return await insertIntoEmpty(db, demoContent(now), now);
}

function demoContent(now: Date): DemoContent {
  const checkins = checkinRows(now);
  const beers = beerRows(now);
  const beersHad = beersHadRows(checkins, beers);
  return {
    users: userRows(now, checkins),
    breweries: breweryRows(now, countByBrewery(checkins)),
    ...breweryTables(now),
    check_ins: checkins,
    beer_recommendations: beers,
    beers_had: beersHad,
    events: legacyEventRows(now),
    special_events: specialEventRows(now),
    weekly_events: weeklyEventRows(now),
    event_rsvps: rsvpRows(now),
    brewery_news: newsRows(now),
    brewery_day_views: viewRows(now),
    podcast_episodes: episodeRows(now),
    global_settings: settingRows(now),
    brewery_claims: claimRows(now),
    audit_entries: historyRows(now),
    ...trailRows(now, checkins),
  };
}
