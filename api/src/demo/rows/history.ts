import type { HistoryChange } from '@hoptrail/contracts/history/history';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';
import { OWNED_BREWERY } from '../content/breweries.ts';
import { OWNERS_STAFF, suspension } from '../content/people.ts';
import { breweryId } from '../demo-brewery.ts';
import { daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';
import { userId } from './users.ts';

type NewEntry = Insertable<Tables['audit_entries']>;

/** Returns recent changes by the owner and the administrator, oldest first. */
export function historyRows(now: Date): NewEntry[] {
  const owned = breweryId({ name: OWNED_BREWERY });
  const brewery = { kind: 'brewery', object: owned, name: OWNED_BREWERY, breweryId: owned };
  return [
    {
      ...by('admin', now, 400),
      ...brewery,
      verb: 'changed',
      changes: changesText({ field: 'owner', before: null, after: userId('owner') }),
    },
    ...OWNERS_STAFF.map((username) => ({
      ...by('owner', now, 90),
      ...brewery,
      kind: 'staff',
      verb: 'created',
      userId: userId(username),
      changes: changesText({ field: 'onStaff', before: null, after: 'Yes' }),
    })),
    {
      ...by('owner', now, 12),
      ...brewery,
      verb: 'changed',
      changes: changesText(
        { field: 'phone', before: '(405) 555-0009', after: '(405) 555-0100' },
        { field: 'socialLinks.website', before: null, after: 'https://example.com/lampwick' },
      ),
    },
    {
      ...by('admin', now, 6),
      kind: 'claim',
      verb: 'declined',
      object: uuidFor('claim:nell'),
      name: 'Little Owl Fermentory',
      breweryId: breweryId({ name: 'Little Owl Fermentory' }),
      userId: userId('nell'),
      changes: changesText(
        { field: 'status', before: null, after: 'declined' },
        {
          field: 'reason',
          before: null,
          after: 'We love that you are there every Thursday. The page is for who runs it.',
        },
      ),
    },
    {
      ...by('admin', now, 3),
      kind: 'user',
      verb: 'suspended',
      object: userId(suspension.username),
      name: '',
      userId: userId(suspension.username),
      changes: changesText({ field: 'reason', before: null, after: suspension.reason }),
    },
  ];
}

function by(username: string, now: Date, days: number) {
  return { actorId: userId(username), createdAt: daysBefore(now, days) };
}

function changesText(...changes: HistoryChange[]): string {
  return JSON.stringify(changes);
}
