import type { TeamRole } from '@hoptrail/contracts/staff/staff';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { enqueueMail, NEWS_LIFETIME_MS } from '../../../mail/outbox.ts';
import { findUserById } from '../../users/shared/users.repo.ts';
import { addedMessage } from './staff-mail.ts';

/**
 * Tells a person by mail that the caller gave them a place in the team of a brewery. The caller wakes
 * the outbox after the transaction.
 * @param trx the caller's transaction
 * @param to the person's address
 */
export async function tellAdded(
  trx: Db,
  { caller, clock, config }: Context & { caller: Caller },
  to: string,
  { brewery, role }: { brewery: string; role: TeamRole },
): Promise<void> {
  const by = (await findUserById(trx, caller.id))?.username ?? 'An owner';
  const message = addedMessage(to, { brewery, role, by, site: config.publicUrl });
  await enqueueMail(trx, message, { now: clock.now(), lifetimeMs: NEWS_LIFETIME_MS });
}
