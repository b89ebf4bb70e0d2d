import type { newsFields } from '@hoptrail/contracts/news/news-fields';
import type { Columns } from '../../db/tables/columns.ts';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    brewery_news: BreweryNewsTable;
  }
}

/** A line of news; one that was taken back has neither text nor picture. */
export interface BreweryNewsTable extends Columns<typeof newsFields> {
  id: string;
  breweryId: string;
  /** The author; null once the account is deleted. */
  userId: string | null;
  createdAt: string;
  editedAt: string | null;
  takenBackAt: string | null;
}
