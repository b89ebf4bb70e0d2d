import type { Changes } from '../db/changes.ts';
import type { Db } from '../db/database.ts';
import { ReadyBreweries } from '../features/breweries/ready-breweries.ts';
import { Standings } from '../features/users/standings.ts';
import { KeptAnswers } from './kept-answers.ts';
import { KnownAddresses } from './known-addresses.ts';

/** What the server keeps in memory, so that it need not read it again; never more than a copy. */
export interface Ready {
  answers: KeptAnswers;
  addresses: KnownAddresses;
  breweries: ReadyBreweries;
  standings: Standings;
}

/** @param changes what is written to the database */
export function makeReady(db: Db, changes: Changes): Ready {
  return {
    answers: new KeptAnswers(changes),
    addresses: new KnownAddresses(changes),
    breweries: new ReadyBreweries(db, changes),
    standings: new Standings(db, changes),
  };
}
