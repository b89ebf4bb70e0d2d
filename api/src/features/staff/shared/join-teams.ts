import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { takePlace } from './take-place.ts';
import { findAllInvitedPlaces } from './team-invitations.repo.ts';

/**
 * Gives a person who has just signed up the places in teams to which their address was invited. A
 * team that is full meanwhile does not keep them from signing up.
 * @param trx the transaction that creates the account
 */
export async function joinInvitedTeams(
  trx: Db,
  { caller, clock }: { caller: Caller; clock: Clock },
): Promise<void> {
  const places = await findAllInvitedPlaces(trx, caller.email, clock.now().toISOString());
  for (const place of places) {
    await lockRows(trx, 'breweries', [place.id]);
    const invited = Authorized.by(caller, place, (person, { email }) => person.email === email);
    try {
      await takePlace(trx, { caller, clock }, invited, { userId: caller.id, role: place.role });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}
