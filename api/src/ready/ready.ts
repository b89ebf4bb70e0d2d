import type { Changes } from '../db/changes.ts';
import type { Db } from '../db/database.ts';
import { ReadyBreweries } from '../features/breweries/ready-breweries.ts';
import { KeptAnswers } from './kept-answers.ts';

/** What the server keeps in memory, so that it need not read it again; never more than a copy. */
export interface Ready {
  answers: KeptAnswers;
  breweries: ReadyBreweries;
}

/** @param changes what is written to the database */
export function makeReady(db: Db, changes: Changes): Ready {
  return { answers: new KeptAnswers(changes), breweries: new ReadyBreweries(db, changes) };
}
