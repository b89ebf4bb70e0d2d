import { normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { z } from 'zod';
import { write } from '../../../db/write.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { operation } from '../../../operation.ts';
import { findUserIdByEmail } from '../../users/shared/users.repo.ts';
import { giveBrewery } from '../shared/give-brewery.ts';
import { loadNamedBrewery } from '../shared/named-brewery.ts';

/** Makes the account of an address the only owner of a brewery and notifies the former owners. */
export const giveOwnership = operation(
  z.object({ brewery: z.string(), email: z.string() }),
  async ({ db, clock, wakeOutbox, print }, args) => {
    const email = normalizeEmail(args.email);
    const brewery = await write(db, async (trx) => {
      const found = await loadNamedBrewery(trx, args.brewery);
      const userId = await findUserIdByEmail(trx, email);
      if (userId === undefined) {
        throw new Refusal(`${email} has no account and must sign up first.`);
      }
      await giveBrewery(trx, { caller: null, clock }, found, userId);
      return found;
    });
    await wakeOutbox();
    print(`${email} owns ${brewery.name}.`);
  },
);

/** Removes the owners of a brewery and notifies them. */
export const takeOwnership = operation(
  z.object({ brewery: z.string() }),
  async ({ db, clock, wakeOutbox, print }, args) => {
    const [brewery, before] = await write(db, async (trx) => {
      const found = await loadNamedBrewery(trx, args.brewery);
      return [found, await giveBrewery(trx, { caller: null, clock }, found, null)] as const;
    });
    await wakeOutbox();
    print(
      before.length > 0 ? `Nobody owns ${brewery.name} any more.` : `Nobody owned ${brewery.name}.`,
    );
  },
);
