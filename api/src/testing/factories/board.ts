import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewBoard = Insertable<Tables['brewery_boards']>;

let made = 0;

/** Returns a complete television that waits to be connected, with digits of its own. */
export function makeBoard(overrides: Partial<NewBoard> = {}): NewBoard {
  made += 1;
  return {
    id: randomUUID(),
    breweryId: null,
    name: '',
    tokenHash: `hash-${randomUUID()}`,
    code: String(made).padStart(6, '0'),
    codeEndsAt: '2040-01-01T00:00:00.000Z',
    createdAt: '2026-04-30T18:00:00.000Z',
    pairedAt: null,
    lastSeenAt: null,
    ...overrides,
  };
}
