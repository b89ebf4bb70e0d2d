import type { Db } from '../db/database.ts';
import type { Changes } from '../db/sqlite/change-feed.ts';
import { ReadyBreweries } from './brewery-cache.ts';
import { Compressors } from './compressors.ts';
import { KnownAddresses } from './etag-cache.ts';
import { Standings } from './rank-cache.ts';
import { KeptAnswers } from './response-cache.ts';
import { SharedBodies } from './shared-bodies.ts';
import { Turns } from './turns.ts';

/** What the server keeps in memory, so that it need not read it again; never more than a copy. */
export interface Ready {
  answers: KeptAnswers;
  addresses: KnownAddresses;
  breweries: ReadyBreweries;
  standings: Standings;
  bodies: SharedBodies;
  compressors: Compressors;
  /** For what takes long: one piece at a time. */
  turns: Turns;
}

/** @param changes what is written to the database */
export function makeReady(db: Db, changes: Changes): Ready {
  const turns = new Turns();
  return {
    turns,
    bodies: new SharedBodies(turns),
    compressors: new Compressors(),
    answers: new KeptAnswers(changes),
    addresses: new KnownAddresses(changes),
    breweries: new ReadyBreweries(db, changes, turns),
    standings: new Standings(db, changes),
  };
}
