import { makeNews, type NewNews } from '../../testing/factories/news.ts';
import { OWNED_BREWERY } from '../content/breweries.ts';
import { newsLines } from '../content/news.ts';
import { accounts } from '../content/people.ts';
import { breweryId, slugFor } from '../demo-brewery.ts';
import { daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';
import { userId } from './users.ts';

/** Returns the news of a few breweries, among them the owner's and favorites of the fan. */
export function newsRows(now: Date): NewNews[] {
  return newsLines.map(({ brewery: name, daysAgo, text, hasPicture }) =>
    makeNews({
      id: uuidFor(`news:${name}:${daysAgo}`),
      breweryId: breweryId({ name }),
      userId: name === OWNED_BREWERY ? userId(accounts.owner.username) : null,
      text,
      picture: hasPicture ? `/art/photos/${slugFor(name)}-news.svg` : null,
      createdAt: daysBefore(now, daysAgo),
    }),
  );
}
