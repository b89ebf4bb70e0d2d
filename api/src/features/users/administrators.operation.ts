import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/identity';
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
 * Makes an address an administrator: at once where it has an account, else when it signs up. Never
 * somebody who is suspended: who let them in again has to be known.
 */
export const addAdministrator = operation(address, async ({ db, clock, print }, args) => {
  const email = readEmail(args.email);
  const hasAccount = await write(db, async (trx) => {
    await lock(trx, 'administrators');
    const reason = await findSuspensionReason(trx, email);
    if (reason !== undefined) {
      throw new Refusal(
        `${email} is suspended (${reason}). Let them in again first: in the app, under Administration, People.`,
      );
    }
    if (await updateRole(trx, email, 'admin')) return true;
    await insertAdministratorInvitation(trx, email, clock.now().toISOString());
    return false;
  });
  print(
    hasAccount
      ? `${email} is an administrator.`
      : `${email} has no account yet, and is an administrator once it signs up.`,
  );
});

/** Takes an administrator's rights; the account stays. */
export const removeAdministrator = operation(address, async ({ db, config, print }, args) => {
  const email = readEmail(args.email);
  if (config.adminEmails.includes(email)) {
    throw new Refusal(
      `${email} is named in ADMIN_EMAILS. Take it out there, and start the server anew.`,
    );
  }
  const isKnown = await write(db, async (trx) => {
    await lock(trx, 'administrators');
    const wasInvited = await deleteAdministratorInvitation(trx, email);
    const administrators = await findAllAdministrators(trx);
    return administrators.includes(email) ? await updateRole(trx, email, 'user') : wasInvited;
  });
  if (!isKnown) throw new Refusal(`${email} is no administrator.`);
  print(`${email} is no administrator any more.`);
});

/** Says who the administrators are, and what made them one. */
export const listAdministrators = operation(z.object({}), async ({ db, config, print }) => {
  const lines = [
    ...config.adminEmails.map((email) => `${email}  (by ADMIN_EMAILS)`),
    ...(await findAllAdministrators(db)),
    ...(await findAllAdministratorInvitations(db)).map((email) => `${email}  (once it signs up)`),
  ];
  print(lines.length > 0 ? lines.join('\n') : 'There are none: hoptrail admin add <email>.');
});

function readEmail(typed: string): string {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) throw new Refusal(`${typed} is no e-mail address.`);
  return email;
}
