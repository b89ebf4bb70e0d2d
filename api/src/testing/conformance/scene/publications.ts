import type { Db } from '../../../db/database.ts';
import { makeEpisode } from '../../factories/episode.ts';
import { makeEvent } from '../../factories/event.ts';
import { makeNews } from '../../factories/news.ts';
import { makeSpecialEvent } from '../../factories/special-event.ts';
import { makeWeeklyEvent } from '../../factories/weekly-event.ts';
import type { SceneBreweries } from './breweries.ts';
import type { ScenePeople } from './people.ts';

/** An event whose places people can take. */
const counted = { date: '2031-02-14', places: 10 };

/** The events, the news and the podcast of a scene. */
export interface ScenePublications {
  specialEventId: string;
  weeklyEventId: string;
  legacyEventId: string;
  /** A line of news of the brewery. */
  newsId: string;
  episodeId: string;
}

/**
 * Adds the events and the news of a scene's brewery, and an episode of the podcast.
 * @param createdAt when the news was published (ISO 8601)
 */
export async function addPublications(
  trx: Db,
  { breweryId, eventBreweryId, host }: SceneBreweries,
  { makerId, createdAt }: Pick<ScenePeople, 'makerId'> & { createdAt: string },
): Promise<ScenePublications> {
  const owned = { breweryId: eventBreweryId, ownerId: makerId };
  const special = makeSpecialEvent({ ...owned, company: host, ...counted });
  const weekly = makeWeeklyEvent({ ...owned, brewery: host });
  const legacy = makeEvent({ breweryId });
  const line = makeNews({ breweryId, createdAt, userId: makerId });
  const episode = makeEpisode();
  await trx.insertInto('special_events').values(special).execute();
  await trx.insertInto('weekly_events').values(weekly).execute();
  await trx.insertInto('events').values(legacy).execute();
  await trx.insertInto('brewery_news').values(line).execute();
  await trx.insertInto('podcast_episodes').values(episode).execute();
  return {
    specialEventId: special.id,
    weeklyEventId: weekly.id,
    legacyEventId: legacy.id,
    newsId: line.id,
    episodeId: episode.id,
  };
}
