import { isEmail, normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { SIGN_IN_LINK_LIFETIME_MS } from '@hoptrail/contracts/limits';
import { z } from 'zod';
import { write } from '../../../db/write.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { operation } from '../../../operation.ts';
import { findUserByEmail } from '../../users/shared/users.repo.ts';
import { isAdministrator, makeSignInLink } from './sign-in-links.ts';

/**
 * Prints a link that signs an administrator in once, without mail and outside the limits of codes.
 */
export const printSignInLink = operation(
  z.object({ email: z.string() }),
  async ({ db, config, clock, server, print }, args) => {
    const email = normalizeEmail(args.email);
    if (!isEmail(email)) throw new Refusal(`${args.email} is not an e-mail address.`);
    const link = await write(db, async (trx) => {
      const user = await findUserByEmail(trx, email);
      if (user?.suspendedAt) throw new Refusal(`${email} is suspended and cannot sign in.`);
      if (!(await isAdministrator(trx, config, email, user))) {
        throw new Refusal(
          `${email} is not an administrator. Add it first: hoptrail admin add ${email}`,
        );
      }
      return await makeSignInLink(trx, { clock, config, server }, email);
    });
    const minutes = SIGN_IN_LINK_LIFETIME_MS / 60_000;
    print(`${link}\n\nThe link signs ${email} in once, within ${minutes} minutes.`);
    if (!config.publicUrl) print(NO_PUBLIC_URL);
  },
);

const NO_PUBLIC_URL =
  "PUBLIC_URL is not set. To open the link on another machine, replace its host by the server's address.";
