import { makeClaim, type NewClaim } from '../../testing/factories/claim.ts';
import { OWNED_BREWERY } from '../content/breweries.ts';
import { breweryId } from '../demo-brewery.ts';
import { daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';
import { userId } from './users.ts';

/** Returns two open claims, one of them to a brewery with an owner, and a declined one. */
export function claimRows(now: Date): NewClaim[] {
  const claim = (username: string, brewery: string) => ({
    id: uuidFor(`claim:${username}`),
    userId: userId(username),
    breweryId: breweryId({ name: brewery }),
  });
  return [
    makeClaim({
      ...claim('juneberry', 'Second Story Ales'),
      role: 'Co-owner and brewer',
      proof: 'The taproom page names me under "Who brews". Ring the bell and ask for June.',
      contact: '(405) 555-0142',
      createdAt: daysBefore(now, 2.2),
    }),
    makeClaim({
      ...claim('tulsa.tom', OWNED_BREWERY),
      role: 'Taproom manager since spring',
      proof: 'Robin handed me the keys and the social accounts. A call will do.',
      contact: 'tulsa.tom@example.com',
      createdAt: daysBefore(now, 0.2),
    }),
    makeClaim({
      ...claim('nell', 'Little Owl Fermentory'),
      role: 'Biggest fan',
      proof: 'I am there every Thursday.',
      contact: 'nell@example.com',
      status: 'declined',
      reason: 'We love that you are there every Thursday. The page is for who runs it.',
      decidedAt: daysBefore(now, 6),
      decidedById: userId('admin'),
      createdAt: daysBefore(now, 7),
    }),
  ];
}
