import type { Deps, ProcedureCaches, Ranking } from '../context.ts';
import type { Availability } from '../db/availability.ts';
import type { Db } from '../db/database.ts';
import type { ChangeFeed } from '../db/instances/change-feed.ts';
import type { CardStore } from '../objects/cards/card-store.ts';
import { BreweryCache } from './brewery-cache.ts';
import { Compressors } from './compressors.ts';
import { EtagCache } from './etag-cache.ts';
import { FactsCache } from './facts-cache.ts';
import { OpenPassports } from './open-passports.ts';
import { ProfileCache } from './profile-cache.ts';
import { RankCache } from './rank-cache.ts';
import { ResponseCache } from './response-cache.ts';
import { SharedBodies } from './shared-bodies.ts';
import { Turns } from './turns/turns.ts';

/** In-memory copies of what the database holds, and the limits of long responses. */
export interface Caches extends ProcedureCaches {
  responses: ResponseCache;
  etags: EtagCache;
  breweries: BreweryCache;
  facts: FactsCache;
  passports: OpenPassports;
  profiles: ProfileCache;
  ranks: Readonly<Record<Ranking, RankCache>>;
  bodies: SharedBodies;
  compressors: Compressors;
  /** Runs long work one slice at a time. */
  turns: Turns;
}

/** The parts of the server, including the caches that only the transport reads. */
export interface ServerDeps extends Deps {
  caches: Caches;
  /** Whether the database can be reached. */
  availability: Availability;
  /** The pictures of link previews. */
  cards: CardStore;
  /** Returns the path of a font's file. */
  fontFile: (name: string) => string;
}

/**
 * Creates the empty caches of a database.
 * @param changes reports every changed row, which invalidates the caches
 */
export function makeCaches(db: Db, changes: ChangeFeed): Caches {
  const turns = new Turns();
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
    passports: new OpenPassports(db, changes),
    profiles: new ProfileCache(db, changes),
    ranks: {
      checkins: new RankCache(db, changes, turns, 'checkins'),
      verifiedCheckins: new RankCache(db, changes, turns, 'verifiedCheckins'),
    },
  };
}
