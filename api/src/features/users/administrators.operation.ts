import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { z } from 'zod';
import { lock } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { Refusal } from '../../lib/refusal.ts';
import { operation } from '../../operation.ts';
import {
  deleteAdministratorInvitation,
  findAllAdministratorInvitations,
  findAllAdministrators,
  findSuspensionReason,
  insertAdministratorInvitation,
  updateRole,
} from './shared/administrators.repo.ts';

const address = z.object({ email: z.string() });

/**
 * Makes an address an administrator: at once if it has an account, else when it signs up. Refuses a
 * suspended account, because the history must show who lifts the suspension.
 */
export const addAdministrator = operation(address, async ({ db, clock, print }, args) => {
  const email = readEmail(args.email);
  const hasAccount = await write(db, async (trx) => {
    await lock(trx, 'administrators');
    const reason = await findSuspensionReason(trx, email);
    if (reason !== undefined) {
      throw new Refusal(
        `${email} is suspended (${reason}). Lift the suspension first: in the app, under Administration, People.`,
      );
    }
    if (await updateRole(trx, email, 'admin')) return true;
    await insertAdministratorInvitation(trx, email, clock.now().toISOString());
    return false;
  });
  print(
    hasAccount
      ? `${email} is an administrator.`
      : `${email} has no account yet. It becomes an administrator when it signs up.`,
  );
});

/** Withdraws an administrator's rights; the account stays. */
export const removeAdministrator = operation(address, async ({ db, config, print }, args) => {
  const email = readEmail(args.email);
  if (config.adminEmails.includes(email)) {
    throw new Refusal(`${email} is in ADMIN_EMAILS. Remove it there and restart the server.`);
  }
  const isKnown = await write(db, async (trx) => {
    await lock(trx, 'administrators');
    const wasInvited = await deleteAdministratorInvitation(trx, email);
    const administrators = await findAllAdministrators(trx);
    return administrators.includes(email) ? await updateRole(trx, email, 'user') : wasInvited;
  });
  if (!isKnown) throw new Refusal(`${email} is not an administrator.`);
  print(`${email} is not an administrator any more.`);
});

/** Prints the administrators, and why each of them is one. */
export const listAdministrators = operation(z.object({}), async ({ db, config, print }) => {
  const lines = [
    ...config.adminEmails.map((email) => `${email}  (by ADMIN_EMAILS)`),
    ...(await findAllAdministrators(db)),
    ...(await findAllAdministratorInvitations(db)).map((email) => `${email}  (when it signs up)`),
  ];
  print(
    lines.length > 0
      ? lines.join('\n')
      : 'There are no administrators. Add one: hoptrail admin add <email>',
  );
});

function readEmail(typed: string): string {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) throw new Refusal(`${typed} is not an e-mail address.`);
  return email;
}
