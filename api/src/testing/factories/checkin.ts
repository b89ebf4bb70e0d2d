import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewCheckin = Insertable<Tables['check_ins']>;

/**
 * Returns a check-in of a user at a brewery, verified by position. The caller updates the counters.
 */
export function makeCheckin(
  overrides: Partial<NewCheckin> & Pick<NewCheckin, 'userId' | 'breweryId'>,
): NewCheckin {
  return {
    id: randomUUID(),
    notes: null,
    verified: 1,
    createdAt: '2026-01-10T23:30:00.000Z',
    ...overrides,
  };
}
