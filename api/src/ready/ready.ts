import type { Changes } from '../db/changes.ts';
import type { Db } from '../db/database.ts';
import { ReadyBreweries } from '../features/breweries/ready-breweries.ts';
import { Standings } from '../features/users/standings.ts';
import { Compressors } from './compressors.ts';
import { KeptAnswers } from './kept-answers.ts';
import { KnownAddresses } from './known-addresses.ts';
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
