import { Compressors } from './cache/compressors.ts';
import { EtagCache } from './cache/etag-cache.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { SharedBodies } from './cache/shared-bodies.ts';
import { TimeSlices } from './cache/time-slices/time-slices.ts';
import type { Caches } from './context.ts';
import type { Db } from './db/database.ts';
import type { ChangeFeed } from './db/instances/change-feed.ts';
import { BoardStreams } from './features/boards/board-streams.ts';
import { BreweryCache } from './features/breweries/memory/brewery-cache.ts';
import { FactsCache } from './features/breweries/memory/facts/facts-cache.ts';
import { ProfileCache } from './features/profiles/profile-cache.ts';
import { OpenTrails } from './features/trails/shared/open-trails.ts';
import { RankCache } from './features/users/rank/rank-cache.ts';

/**
 * Creates the empty caches of a database.
 * @param changes reports every changed row, which invalidates the caches
 */
export function makeCaches(db: Db, changes: ChangeFeed): Caches {
  const turns = new TimeSlices();
  return {
    get isCurrent() {
      return changes.isCurrent;
    },
    turns,
    bodies: new SharedBodies(turns),
    compressors: new Compressors(),
    responses: new ResponseCache(changes),
    etags: new EtagCache(changes),
    breweries: new BreweryCache(db, changes, turns),
    facts: new FactsCache(db, changes, turns),
    trails: new OpenTrails(db, changes),
    boards: new BoardStreams(changes),
    profiles: new ProfileCache(db, changes),
    ranks: {
      checkins: new RankCache(db, changes, turns, 'checkins'),
      verifiedCheckins: new RankCache(db, changes, turns, 'verifiedCheckins'),
    },
  };
}
