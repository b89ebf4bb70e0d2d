import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewClaim = Insertable<Tables['brewery_claims']>;

/** Returns a complete, open claim. */
export function makeClaim(
  overrides: Partial<NewClaim> & Pick<NewClaim, 'userId' | 'breweryId'>,
): NewClaim {
  return {
    id: randomUUID(),
    role: 'Head brewer',
    proof: 'My name is on the licence by the door.',
    contact: '(405) 555-0142',
    status: 'open',
    reason: null,
    decidedAt: null,
    decidedById: null,
    createdAt: '2026-05-01T10:00:00.000Z',
    ...overrides,
  };
}
